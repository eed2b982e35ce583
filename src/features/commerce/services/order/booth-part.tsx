import { Alert, Button } from 'antd'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Choice } from '#src/common/work/choice.tsx'
import { useFreeBooths } from '../api'
import type { OrderedBooth } from './draft'
import styles from './order.module.css'
import type { DraftForm } from './use-draft'

/** The props of the part that draws the plan of a hall. */
export interface BoothSlotProps {
  hallId: number
  level: number
  booths: readonly OrderedBooth[]
  /** Empty: none on this level. */
  chosen: string
  describe: (booth: OrderedBooth) => string
  onChoose: (number: string) => void
}

interface BoothPartProps {
  service: Service
  form: DraftForm
  /** Where the plan is drawn. */
  boothSlot: (props: BoothSlotProps) => ReactNode
}

/** Which booth is ordered: on the floor plan, or from the list of the free ones. */
export function BoothPart(props: BoothPartProps) {
  const { t } = useTranslation('service-order')
  const message = props.form.messageAt('booth')
  const free = useFreeBooths(props.service.id)
  if (free.error && !free.data)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('booth.failed')}
        description={errorMessage(free.error)}
        action={
          <Button size="small" loading={free.isFetching} onClick={() => void free.refetch()}>
            {t('common:state.retry')}
          </Button>
        }
      />
    )
  return (
    <Shown query={free} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ booths }) =>
        booths.length > 0 ? (
          <BoothChoice {...props} booths={booths} />
        ) : (
          <>
            <p>{t('booth.none')}</p>
            {message ? (
              <p role="alert" className={styles.message}>
                {message}
              </p>
            ) : null}
          </>
        )
      }
    </Shown>
  )
}

function BoothChoice({ service, booths, form, boothSlot }: BoothPartProps & { booths: readonly OrderedBooth[] }) {
  const { t, i18n } = useTranslation('service-order')
  const id = useId()
  const { booth: chosen } = form.draft
  const levels = [...new Set(booths.map((one) => one.level))].toSorted((a, b) => a - b)
  const [shown, setShown] = useState(chosen?.level ?? levels[0] ?? 0)
  const level = levels.includes(shown) ? shown : (levels[0] ?? 0)
  const describe = useCallback(
    (booth: OrderedBooth) =>
      [
        booth.number,
        t('booth.area', { area: booth.area }),
        ...(booth.corner ? [t('booth.corner')] : []),
        formatFen(
          boothPrice(booth, { fen: service.fen, cornerPercent: service.booth?.cornerPercent ?? 0 }),
          i18n.language,
        ),
        ...(booth.utilities.length > 0
          ? [booth.utilities.map((one) => t(`booth-requirements:utility.${one}`)).join(t('booth-requirements:comma'))]
          : []),
      ].join(' · '),
    [t, i18n.language, service],
  )
  // As it is drawn now: its price is that of its present area.
  const renew = useEffectEvent((present: readonly OrderedBooth[]) => {
    const found = present.find((one) => one.number === chosen?.number)
    if (chosen && found && (found.area !== chosen.area || found.corner !== chosen.corner)) form.setBooth(found)
  })
  useEffect(() => renew(booths), [booths])
  const choose = (number: string) => {
    const found = booths.find((one) => one.number === number)
    if (!found) return
    setShown(found.level)
    form.setBooth(found)
  }
  const nameOf = (of: number) => (of < 0 ? t('map:levelBelow', { floor: -of }) : t('map:levelOf', { floor: of + 1 }))
  const message = form.messageAt('booth')
  return (
    <div className={styles.booth}>
      <div className={styles.pair}>
        <div className={styles.field}>
          <label htmlFor={`${id}-booth`}>
            <span className="work-star" aria-hidden="true">
              *
            </span>
            {t('booth.choose')}
          </label>
          <Choice
            id={`${id}-booth`}
            value={chosen?.number ?? ''}
            placeholder={t('booth.placeholder', { count: booths.length })}
            status={message ? 'error' : ''}
            aria-required
            aria-invalid={message !== undefined}
            aria-describedby={`${id}-message`}
            options={booths.map((one) => ({ value: one.number, label: describe(one) }))}
            onChange={choose}
          />
        </div>
        {levels.length > 1 ? (
          <div className={styles.field}>
            <label htmlFor={`${id}-level`}>{t('booth.level')}</label>
            <Choice
              id={`${id}-level`}
              value={String(level)}
              options={levels.map((of) => ({ value: String(of), label: nameOf(of) }))}
              onChange={(to) => setShown(Number(to))}
            />
          </div>
        ) : null}
      </div>
      <p
        id={`${id}-message`}
        className={message ? styles.message : styles.hint}
        {...(message ? { role: 'alert' } : {})}
      >
        {message ?? t('booth.hint')}
      </p>
      {boothSlot({
        hallId: service.booth?.hallId ?? 0,
        level,
        booths,
        chosen: chosen?.level === level ? chosen.number : '',
        describe,
        onChoose: choose,
      })}
    </div>
  )
}
