import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../holders/holders.module.css'
import { HolderFields } from '../holders/holder-fields'
import { PasteHolders } from '../holders/paste-holders'
import { type AttendeeSlotProps, type DraftLine, holderAt, isBlank, mostOf } from './draft'
import own from './order.module.css'
import type { DraftForm } from './use-draft'

interface HoldersPartProps {
  line: DraftLine
  form: DraftForm
  /** Where a saved attendee is picked; nothing is drawn without it. */
  attendeeSlot?: ((props: AttendeeSlotProps) => ReactNode) | undefined
}

/** Who the tickets of a type are for: one by one, or from a list. */
export function HoldersPart({ line, form, attendeeSlot }: HoldersPartProps) {
  const { t } = useTranslation('orders')
  const [isPasting, setPasting] = useState(false)
  const { type, holders, mayNameLater } = line
  const { id, name } = type
  return (
    <fieldset className={own.people}>
      <legend>{t('form.holdersOf', { name, count: holders.length })}</legend>
      {mostOf(type) > 1 ? (
        <div className={styles.ways}>
          <Button type="link" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            {t('form.paste')}
          </Button>
          {mayNameLater ? <span>{t('form.later')}</span> : null}
        </div>
      ) : null}
      {isPasting ? (
        <PasteHolders
          max={mostOf(type)}
          onTake={(list) => {
            form.takeHolders(type, list)
            setPasting(false)
          }}
        />
      ) : null}
      <ol className={styles.list}>
        {holders.map((holder, place) => (
          <li
            // oxlint-disable-next-line no-array-index-key -- it is the first, the second … ticket that is named
            key={place}
            className={styles.row}
            data-picks={attendeeSlot ? true : undefined}
            aria-label={t('form.nth', { place: place + 1 })}
          >
            <b aria-hidden="true">{place + 1}</b>
            <div className={styles.person}>
              {attendeeSlot?.({
                place: place + 1,
                holder,
                takenIds: holders.flatMap(({ attendeeId }, other) =>
                  other === place || attendeeId === undefined ? [] : [attendeeId],
                ),
                onChange: (next) => form.setHolder(id, place, next),
              })}
              <HolderFields
                holder={holder}
                required={!mayNameLater || !isBlank(holder)}
                readOnly={holder.attendeeId !== undefined}
                messageOf={(field) => form.messageAt(holderAt(id, place, field))}
                onChange={(next) => form.setHolder(id, place, { ...holder, ...next })}
                onLeave={(field) => form.leave(holderAt(id, place, field))}
              />
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
