import { Button } from 'antd'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BADGES_MAX } from '#contract/commerce/services/limits.ts'
import type { OrderForm } from '#src/features/commerce/services/order/order-form.tsx'
import { HolderFields } from '#src/features/commerce/tickets/holders/holder-fields.tsx'
import styles from '#src/features/commerce/tickets/holders/holders.module.css'
import { PasteHolders } from '#src/features/commerce/tickets/holders/paste-holders.tsx'

type Slot = Parameters<ComponentProps<typeof OrderForm>['holderSlot']>[0]

/** Who the badges are for: one by one, or from a list. */
export function BadgeHolders({ holders, most, messageOf, onChange, onLeave, onTake }: Slot) {
  const { t } = useTranslation('service-order')
  const [isPasting, setPasting] = useState(false)
  return (
    <>
      <div className={styles.ways}>
        <Button type="link" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {t('orders:form.paste')}
        </Button>
      </div>
      {isPasting ? (
        <PasteHolders
          max={Math.min(most, BADGES_MAX)}
          onTake={(list) => {
            onTake(list)
            setPasting(false)
          }}
        />
      ) : null}
      <ol className={styles.list}>
        {holders.map((holder, place) => (
          // oxlint-disable-next-line no-array-index-key -- it is the first, the second … badge that is named
          <li key={place} className={styles.row} aria-label={t('orders:form.nth', { place: place + 1 })}>
            <b aria-hidden="true">{place + 1}</b>
            <HolderFields
              holder={holder}
              messageOf={(field) => messageOf(place, field)}
              onChange={(next) => onChange(place, next)}
              onLeave={(field) => onLeave(place, field)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
