import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { listReserves } from '#contract/live/live/endpoints.ts'
import { liveAddress, livesAddress } from '#src/common/app/addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { StatusText } from '#src/features/live/live/manage/status-text.tsx'
import { useBook, useCancelReserve } from '#src/features/live/live/reserve/reserve.ts'
import { TalkAtOnce } from '#src/features/trade/appointments/talk-at-once.tsx'
import { ReserveDialog } from '#src/features/live/live/reserve/reserve-dialog.tsx'
import styles from './lists.module.css'
import page from './personal.module.css'

type Booking = OutputOf<typeof listReserves>['list'][number]

const LIST = 'bookings'
const PER_PAGE = 10

/** The booked sessions, the next first; one that is cancelled stays to be restored until the page is left. */
export function Bookings() {
  const { t } = useTranslation('live-manage')
  const query = useHashQuery()
  const bookings = useEndpoint(listReserves, { page: query.page, limit: PER_PAGE }, { keep: true })
  const [cancelled, setCancelled] = useState<readonly Booking[]>([])
  const rowsOf = (list: readonly Booking[]) => {
    const gone = cancelled.filter((one) => !list.some(({ id }) => id === one.id))
    return [...list, ...gone].toSorted((a, b) => a.startTime.localeCompare(b.startTime))
  }
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('booked.title')}</h2>
      <p className={styles.lead}>{t('booked.lead')}</p>
      <ListSection id={LIST} label={t('booked.title')} stale={bookings.isPlaceholderData}>
        <Shown query={bookings} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) => {
            const rows = rowsOf(list)
            if (rows.length === 0) return <None />
            return (
              <>
                <ul className={styles.list}>
                  {rows.map((booking) => (
                    <li key={booking.id}>
                      <Row
                        booking={booking}
                        isCancelled={!list.some(({ id }) => id === booking.id)}
                        onCancelled={() =>
                          setCancelled((all) => [...all.filter(({ id }) => id !== booking.id), booking])
                        }
                      />
                    </li>
                  ))}
                </ul>
                <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
              </>
            )
          }}
        </Shown>
      </ListSection>
    </div>
  )
}

function None() {
  const { t } = useTranslation('live-manage')
  return (
    <Empty title={t('booked.empty')} text={t('booked.emptyText')}>
      <Button type="primary" href={livesAddress}>
        {t('booked.toLives')}
      </Button>
    </Empty>
  )
}

/** What takes the place of a pressed button takes its focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus()

interface RowProps {
  booking: Booking
  isCancelled: boolean
  onCancelled: () => void
}

function Row({ booking, isCancelled, onCancelled }: RowProps) {
  const { t } = useTranslation('live-manage')
  const languageOf = useTextLanguage(booking.fallbackFields)
  const [shown, setShown] = useState(false)
  const [touched, setTouched] = useState(false)
  const { id, liveName: name, status, startTime, coverImage, company, reserveId, reminded } = booking
  const [{ book, busy }, cancelling] = [useBook(id), useCancelReserve(id)]
  const cancel = async () => {
    if (!(await cancelling.cancel())) return
    setTouched(true)
    onCancelled()
  }
  return (
    <article className={styles.row} data-cancelled={isCancelled}>
      <span className={styles.picture}>
        <Cover src={coverImage} title={name} ratio={16 / 9} />
      </span>
      <div className={styles.words}>
        <h3 lang={languageOf('liveName')}>{name}</h3>
        {company ? <p lang={languageOf('company')}>{company}</p> : null}
        <p>
          <StatusText status={status} /> <FairTime from={startTime} /> {reminded ? `· ${t('booked.reminded')}` : null}
        </p>
        {isCancelled ? null : <TalkAtOnce live={booking} />}
        <p role="status" className={styles.message}>
          {isCancelled ? t('booked.cancelled') : null}
        </p>
      </div>
      <div className={styles.ways}>
        {isCancelled ? (
          <Button
            ref={takeFocus}
            type="link"
            aria-label={t('booked.undoOf', { name })}
            disabled={busy}
            onClick={() => void book()}
          >
            {t('booked.undo')}
          </Button>
        ) : (
          <>
            <Button type="link" href={liveAddress(id)} aria-label={t('booked.enterOf', { name })}>
              {t('booked.enter')}
            </Button>
            <Button type="link" aria-label={t('booked.showOf', { name })} onClick={() => setShown(true)}>
              {t('booked.show')}
            </Button>
            <Button
              ref={touched ? takeFocus : undefined}
              type="link"
              aria-label={t('booked.cancelOf', { name })}
              disabled={cancelling.busy}
              onClick={() => void cancel()}
            >
              {t('booked.cancel')}
            </Button>
          </>
        )}
      </div>
      {shown ? (
        <ReserveDialog live={booking} reserveId={reserveId} onCancelled={onCancelled} onClose={() => setShown(false)} />
      ) : null}
    </article>
  )
}
