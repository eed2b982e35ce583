import { Alert, Button, Drawer } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/core/endpoint.ts'
import type { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { StepLine } from '#src/common/work/form/step-line.tsx'
import { ContactPart } from './contact-part'
import {
  type AttendeeSlotProps,
  type ContactSlotProps,
  type CouponChoice,
  type CouponSlotProps,
  linesOf,
  listToSave,
  type OrderDraft,
  toInput,
  totalOf,
} from './draft'
import { HoldersPart } from './holders-part'
import styles from './order.module.css'
import { OrderSums } from './order-sums'
import { refusedPlaces } from './refused-place'
import { TicketChoice } from './ticket-choice'
import { useDraft } from './use-draft'

const couponRefusals = ['CouponNotFound', 'CouponUsed', 'CouponExpired', 'CouponNotHere'] as const

interface OrderFormProps {
  /** As they are sold now; what was chosen and is not on sale any more is taken out by the reader, and by nobody else. */
  types: readonly TicketType[]
  initial: OrderDraft
  place: (input: InputOf<typeof placeTicketOrder>) => Promise<Order>
  /** `toSave`: typed attendees that the buyer wants to save for later orders. */
  onPlaced: (order: Order, toSave: readonly Holder[]) => void
  onClose: () => void
  /** Where a coupon is chosen; nothing is drawn without it. */
  couponSlot?: (props: CouponSlotProps) => ReactNode
  /** Where saved attendees are picked, at each attendee and at the contact; nothing is drawn without them. */
  attendeeSlot?: (props: AttendeeSlotProps) => ReactNode
  contactSlot?: (props: ContactSlotProps) => ReactNode
}

/** An order of tickets: items and holders, then its sums; it is placed once, however often it is sent. */
export function OrderForm(props: OrderFormProps) {
  const { types, initial, place, onPlaced, onClose, couponSlot, attendeeSlot, contactSlot } = props
  const { t, i18n } = useTranslation('orders')
  // Sent again after a break it is placed once; what was changed since is another order.
  const [key, setKey] = useState(newKey)
  const [coupon, setCoupon] = useState<CouponChoice | null>(null)
  const [couponRefusal, setCouponRefusal] = useState('')
  const form = useDraft(initial, types, () => {
    setKey(newKey())
    // What it takes off was reckoned for another order.
    setCoupon(null)
    setCouponRefusal('')
  })
  const [step, setStep] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const body = useRef<HTMLDivElement>(null)
  const lines = linesOf(form.draft, types)
  const discountFen = coupon?.discountFen ?? 0
  const payable = totalOf(lines) - discountFen
  const requested = useRef(false)
  // What is wrong is drawn by now: the first of it has the focus.
  useEffect(() => {
    if (!requested.current || step !== 0) return
    requested.current = false
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  })

  const next = () => {
    setFailure(undefined)
    form.validate()
    if (form.problems.size === 0) setStep(1)
    else requested.current = true
  }
  const send = async () => {
    if (busy) return
    setFailure(undefined)
    setCouponRefusal('')
    if (form.problems.size > 0) {
      // It was right when it was looked over.
      requested.current = true
      setStep(0)
      return
    }
    setBusy(true)
    const { places, ...input } = toInput(form.draft, types)
    try {
      const order = await place({ key, ...input, couponId: coupon?.id ?? null, payableFen: payable })
      onPlaced(order, listToSave(form.draft, types))
    } catch (error) {
      if (couponSlot && isRefusal(error, ...couponRefusals)) {
        // The field shows the error; the amount is shown without it.
        setCoupon(null)
        setKey(newKey())
        setCouponRefusal(errorMessage(error))
        return
      }
      const message = refusedPlaces(error, { places, ...input })
      if (message.size === 0) setFailure(error)
      else {
        form.refuse(message)
        requested.current = true
        setStep(0)
      }
    } finally {
      setBusy(false)
    }
  }
  const couponLines = lines.map(({ type, quantity }) => ({ typeId: type.id, quantity, unitFen: type.fen }))
  return (
    <Drawer
      open
      title={t('form.title')}
      size="min(760px, 100vw)"
      maskClosable={false}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <p>
            <span>{t('sum.payable')}</span>
            <b aria-live="polite">{formatFen(payable, i18n.language)}</b>
          </p>
          {step === 1 ? (
            <Button size="large" disabled={busy} onClick={() => setStep(0)}>
              {t('form.back')}
            </Button>
          ) : null}
          <Button
            type="primary"
            size="large"
            loading={busy}
            onClick={({ detail }) => {
              if (step === 0) next()
              // The second press of a double one, which meant the step before, places nothing.
              else if (detail < 2) void send()
            }}
          >
            {t(step === 0 ? 'form.next' : 'form.send')}
          </Button>
        </div>
      }
    >
      <div ref={body} className={styles.form}>
        <StepLine label={t('form.steps')} steps={[t('form.step.fill'), t('form.step.confirm')]} current={step} />
        {failure === undefined ? null : <Refused error={failure} />}
        {step === 0 ? (
          <>
            <Part title={t('form.tickets')}>
              <TicketChoice types={types} form={form} countsPerson />
            </Part>
            {lines.some(({ holders }) => holders.length > 0) ? (
              <Part title={t('form.holders')}>
                {lines.map((line) =>
                  line.holders.length > 0 ? (
                    <HoldersPart key={line.type.id} line={line} form={form} attendeeSlot={attendeeSlot} />
                  ) : null,
                )}
              </Part>
            ) : null}
            <Part title={t('form.contact')}>
              <ContactPart form={form} contactSlot={contactSlot} />
            </Part>
          </>
        ) : (
          <Part title={t('form.confirm')}>
            <OrderSums
              lines={lines}
              contact={form.draft.contact}
              discountFen={discountFen}
              coupon={couponSlot?.({
                lines: couponLines,
                totalFen: totalOf(lines),
                chosen: coupon,
                refusal: couponRefusal,
                onChoose: (chosen) => {
                  setCoupon(chosen)
                  setCouponRefusal('')
                  setKey(newKey())
                },
              })}
            />
          </Part>
        )}
      </div>
    </Drawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Why the order as a whole was not placed, and what to do about it. */
function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('orders')
  const isChanged = isRefusal(error, 'OrderPriceChanged')
  return (
    <Alert
      type={isChanged ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={errorMessage(error)}
      description={isChanged ? t('form.priceChanged') : undefined}
      action={
        isRefusal(error, 'TooManyOrders') ? (
          <Button size="small" href={`${ownOrdersAddress}?state=pending`}>
            {t('form.toOrders')}
          </Button>
        ) : undefined
      }
    />
  )
}
