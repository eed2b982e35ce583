import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Work } from '#src/common/work/work.tsx'
import { AttendeeChoice } from '#src/features/commerce/attendees/order/attendee-choice.tsx'
import { ContactChoice } from '#src/features/commerce/attendees/order/contact-choice.tsx'
import { useSaveAttendees } from '#src/features/commerce/attendees/order/use-save-attendees.ts'
import { CouponChoice } from '#src/features/commerce/coupons/order/coupon-choice.tsx'
import { usePlaceOrder } from '#src/features/commerce/orders/api.ts'
import { usePayMethods } from '#src/features/commerce/payments/api.ts'
import { useTicketTypes } from '#src/features/commerce/tickets/api.ts'
import { OrderForm } from '#src/features/commerce/tickets/order/order-form.tsx'
import { useFormTypes } from '#src/features/commerce/tickets/order/use-form-types.ts'
import { useOwnWaiting } from '#src/features/commerce/waiting-list/api.ts'

interface OrderHereProps {
  /** One of it is needed at first. */
  typeId: number
  onClose: () => void
}

type Form = ComponentProps<typeof OrderForm>
const renderCoupon: NonNullable<Form['couponSlot']> = (props) => <CouponChoice {...props} />
const renderAttendee: NonNullable<Form['attendeeSlot']> = (props) => <AttendeeChoice {...props} />
const renderContact: NonNullable<Form['contactSlot']> = (props) => <ContactChoice {...props} />

/** The order form over the hall: what can be ordered by who is signed in, prefilled with how they are reached. */
export function OrderHere({ typeId, onClose }: OrderHereProps) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const user = useSession()?.user
  const place = usePlaceOrder()
  const paysOnline = usePayMethods().data?.wechat ?? true
  const isBuyer = hasPermission(user?.userType, 'publishDemands')
  const offers = (useOwnWaiting().data ?? []).filter(({ state }) => state === 'offered')
  const offeredOf = (id: number) => offers.find((one) => one.typeId === id)?.offered
  // What is reserved for who orders can be ordered by them though it is sold out.
  const types = useFormTypes(useTicketTypes().data).map((type): TicketType => {
    const { id, sale, fen, kind } = type
    const left = offeredOf(id)
    if (sale === 'soldOut' && left !== undefined) return { ...type, sale: 'booking', left }
    const isForThem = (paysOnline || fen === 0) && (isBuyer || kind !== 'buyer')
    return sale === 'booking' && !isForThem ? { ...type, sale: 'halt' } : type
  })
  const [opener] = useState(() => document.activeElement)
  // The drawer goes as it closes; the focus goes back to what opened it.
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  const saveAttendees = useSaveAttendees()
  const leave = ({ id, state }: Order, toSave: readonly Holder[]) => {
    void saveAttendees(toSave)
    if (state === 'paid') showToast(t('form.complete'))
    void navigate(`/order?id=${id}`, { state: { pay: state === 'pending' } })
  }
  return (
    <Work>
      <OrderForm
        types={types}
        initial={{
          quantities: { [typeId]: offeredOf(typeId) ?? 1 },
          holders: {},
          contact: { name: user?.personName ?? user?.nickName ?? '', phone: user?.mobile ?? '' },
        }}
        place={place.mutateAsync}
        onPlaced={leave}
        onClose={onClose}
        couponSlot={renderCoupon}
        attendeeSlot={renderAttendee}
        contactSlot={renderContact}
      />
    </Work>
  )
}
