import { type ComponentProps, useEffect, useState } from 'react'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { orderAddress } from '#src/common/app/ticket-addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { Work } from '#src/common/work/work.tsx'
import { useServices } from '#src/features/commerce/services/api.ts'
import { usePlaceServiceOrder } from '#src/features/commerce/services/order/api.ts'
import { OrderForm } from '#src/features/commerce/services/order/order-form.tsx'
import { BadgeHolders } from './badge-holders'
import { BoothPlan } from './booth-plan'

interface OrderHereProps {
  /** As it was when the form was opened. */
  service: Service
  onClose: () => void
}

const renderHolders: ComponentProps<typeof OrderForm>['holderSlot'] = (props) => <BadgeHolders {...props} />

const renderPlan: ComponentProps<typeof OrderForm>['boothSlot'] = (props) => <BoothPlan {...props} />

/** The order form over the catalogue, prefilled with how who is signed in is reached; once placed, the order's page opens. */
export function OrderHere({ service, onClose }: OrderHereProps) {
  const user = useSession()?.user
  const place = usePlaceServiceOrder()
  // What it costs may have changed meanwhile.
  const latest = useServices().data?.find(({ id }) => id === service.id) ?? service
  const [opener] = useState(() => document.activeElement)
  // The drawer goes as it closes; the focus goes back to what opened it.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  return (
    <Work>
      <OrderForm
        service={latest}
        initial={{
          quantity: 1,
          days: null,
          booth: null,
          holders: [],
          contact: { name: user?.personName ?? user?.nickName ?? '', phone: user?.mobile ?? '' },
        }}
        place={place.mutateAsync}
        onPlaced={({ id }) => window.location.assign(orderAddress(id))}
        onClose={onClose}
        holderSlot={renderHolders}
        boothSlot={renderPlan}
      />
    </Work>
  )
}
