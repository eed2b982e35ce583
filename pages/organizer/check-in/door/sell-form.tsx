import { Alert, Button, Checkbox, Radio } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DoorMethod, doorMethods } from '#contract/commerce/orders/rules.ts'
import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { useSell } from '#src/features/commerce/door-sales/api.ts'
import styles from '#src/features/commerce/door-sales/door-sales.module.css'
import { closingOf, linesOf, toDoorInput, totalOf } from '#src/features/commerce/tickets/order/draft.ts'
import { HoldersPart } from '#src/features/commerce/tickets/order/holders-part.tsx'
import { refusedPlaces } from '#src/features/commerce/tickets/order/refused-place.ts'
import { TicketChoice } from '#src/features/commerce/tickets/order/ticket-choice.tsx'
import { useDraft } from '#src/features/commerce/tickets/order/use-draft.ts'

interface SellFormProps {
  /** As they are sold here and now: what cannot be sold is drawn only where it was chosen before. */
  types: readonly TicketType[]
  /** The gate at which this device stands; undefined: none. */
  gate: { id: number; name: string } | undefined
  onSold: (sale: DoorSale) => void
}

/** The tickets, their holders where required, and the payment: sold once, however often the button is pressed. */
export function SellForm({ types, gate, onSold }: SellFormProps) {
  const { t, i18n } = useTranslation('door-sales')
  const [key, setKey] = useState(newKey)
  const offered = types.filter((type) => closingOf(type) === undefined)
  const [only] = offered
  const quantities = offered.length === 1 && only ? { [only.id]: 1 } : {}
  const empty = { quantities, holders: {}, contact: { name: '', phone: '' }, isAtDoor: true }
  const form = useDraft(empty, types, () => setKey(newKey()))
  const [method, setMethod] = useState<DoorMethod>('cash')
  const [entersNow, setEntersNow] = useState(gate !== undefined)
  const sell = useSell()
  const body = useRef<HTMLDivElement>(null)
  const requested = useRef(false)
  // What is wrong is drawn by now: the first of it has the focus.
  useEffect(() => {
    if (!requested.current) return
    requested.current = false
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  })
  const lines = linesOf(form.draft, types)
  const total = totalOf(lines)
  const change = () => {
    setKey(newKey())
    sell.reset()
  }
  const send = () => {
    if (sell.isPending) return
    form.validate()
    if (form.problems.size > 0) {
      requested.current = true
      return
    }
    const { places, lines: sent } = toDoorInput(form.draft, types)
    const enterAt = entersNow && gate ? gate.id : null
    sell.mutate(
      { key, lines: sent, method, payableFen: total, enterAt },
      {
        onSuccess: onSold,
        onError: (error) => {
          form.refuse(refusedPlaces(error, { lines: sent, places }))
          requested.current = true
        },
      },
    )
  }
  const isPlaced = sell.error !== null && refusedPlaces(sell.error, { ...toDoorInput(form.draft, types) }).size > 0
  if (offered.length === 0 && lines.length === 0) return <Empty title={t('form.none')} text={t('form.noneText')} />
  return (
    <div ref={body} className={styles.form}>
      <section>
        <h2>{t('form.tickets')}</h2>
        <TicketChoice types={types} form={form} />
      </section>
      {lines.map((line) =>
        line.holders.length > 0 ? <HoldersPart key={line.type.id} line={line} form={form} /> : null,
      )}
      <section>
        <h2 id="door-method">{t('form.method')}</h2>
        <Radio.Group
          aria-labelledby="door-method"
          value={method}
          options={doorMethods.map((value) => ({ value, label: t(`form.by.${value}`) }))}
          onChange={({ target }: { target: { value?: DoorMethod } }) => {
            setMethod(target.value ?? 'cash')
            change()
          }}
        />
      </section>
      {gate ? (
        <Checkbox
          checked={entersNow}
          onChange={({ target }) => {
            setEntersNow(target.checked)
            change()
          }}
        >
          {t('form.enter', { gate: gate.name })}
        </Checkbox>
      ) : null}
      {sell.error && !isPlaced ? <Alert type="error" showIcon role="alert" title={errorMessage(sell.error)} /> : null}
      <div className={styles.foot}>
        <p>
          {t('form.total')}
          <b aria-live="polite">{formatFen(total, i18n.language)}</b>
        </p>
        <Button type="primary" size="large" loading={sell.isPending} onClick={send}>
          {t(total === 0 ? 'form.send' : `form.sendBy.${method}`)}
        </Button>
      </div>
    </div>
  )
}
