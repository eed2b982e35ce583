import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { advertRatio } from '#contract/fair/adverts/rules.ts'
import { decideBookedAdvert } from '#contract/commerce/services/endpoints.ts'
import { bookedAdvertStates, type BookedAdvertState } from '#contract/commerce/services/rules.ts'
import type { ManagedBooking } from '#contract/commerce/services/schemas.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { PAGE_SIZE } from '#contract/core/limits.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { TableSkeleton } from '#src/common/work/list/table-skeleton.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { formatDays } from '#src/common/ui/time/days.ts'
import { AdvertStateTag } from '../own/advert-state'
import { useBookedAdverts, useDeskChange } from './api'
import styles from './manage.module.css'
import { ReturnDialog } from './return-dialog'

const LIST = 'booked-adverts'

/** The adverts that exhibitors have booked; those that wait to be reviewed come first. */
export function AdvertList({ query }: { query: HashQuery }) {
  const { t } = useTranslation('service-desk')
  const input = query.text('state')
  const state = input === 'all' ? undefined : (bookedAdvertStates.find((one) => one === input) ?? 'review')
  const page = useBookedAdverts({ page: query.page, ...(state ? { state } : {}) })
  const [returning, setReturning] = useState<ManagedBooking>()
  const tab = (key: BookedAdvertState | undefined) => ({
    key: key ?? 'all',
    label: t(key ? `own-services:advertState.${key}` : 'adverts.all'),
    to: query.to({ state: key === 'review' ? undefined : (key ?? 'all') }),
    current: key === state,
  })
  const tabs = ['review', 'approved', 'returned', 'empty', undefined] as const
  return (
    <>
      <LinkTabs label={t('adverts.states')} tabs={tabs.map(tab)} />
      <Shown query={page} loading={<TableSkeleton rows={4} />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <Empty title={t('adverts.none')} />
          ) : (
            <>
              <ul id={LIST} tabIndex={-1} className={styles.adverts} aria-label={t('adverts.title')}>
                {list.map((booking) => (
                  <li key={booking.id}>
                    <AdvertCard booking={booking} onReturn={() => setReturning(booking)} />
                  </li>
                ))}
              </ul>
              <WorkPages query={query} total={totalCount} pageSize={PAGE_SIZE} list={LIST} />
            </>
          )
        }
      </Shown>
      {returning ? <ReturnDialog booking={returning} onClose={() => setReturning(undefined)} /> : null}
    </>
  )
}

function AdvertCard({ booking, onReturn }: { booking: ManagedBooking; onReturn: () => void }) {
  const { t, i18n } = useTranslation('service-desk')
  const { id, company, exhibitorId, name, place, days, advert } = booking
  const decide = useDeskChange(decideBookedAdvert)
  if (!advert) return null
  const shape = { aspectRatio: advertRatio(place ?? 'home') }
  const { version, state, title, imageUrl, jumpLink, reason } = advert
  const approve = () =>
    decide.mutate(
      { id, version, approve: true, reason: '' },
      { onSuccess: () => showToast(t('adverts.approved')), onError: (error) => showAlert(errorMessage(error)) },
    )
  return (
    <article className={styles.advert} aria-labelledby={`advert-${id}`}>
      <div className={styles.pictures}>
        {imageUrl.zh ? (
          <img src={imageUrl.zh} alt={title.zh} style={shape} />
        ) : (
          <span style={shape}>{t('own-services:noPicture')}</span>
        )}
        {imageUrl.en ? <img src={imageUrl.en} alt={title.en || title.zh} style={shape} /> : null}
      </div>
      <div className={styles.message}>
        <header>
          <h2 id={`advert-${id}`} lang={title.zh ? 'zh-CN' : undefined}>
            {title.zh || name}
          </h2>
          <AdvertStateTag booking={booking} />
        </header>
        {title.en ? <p lang="en">{title.en}</p> : null}
        <dl>
          <dt>{t('adverts.field.company')}</dt>
          <dd>
            <a href={exhibitorAddress(exhibitorId)} target="_blank" rel="noreferrer">
              {company}
            </a>
          </dd>
          <dt>{t('adverts.field.place')}</dt>
          <dd>{place ? t(`orders:place.${place}`) : name}</dd>
          {days ? (
            <>
              <dt>{t('adverts.field.days')}</dt>
              <dd>{formatDays(days, i18n.language)}</dd>
            </>
          ) : null}
          <dt>{t('adverts.field.link')}</dt>
          <dd>
            {jumpLink ? (
              <a href={jumpLink} target="_blank" rel="noreferrer">
                {jumpLink}
              </a>
            ) : (
              t('adverts.noLink')
            )}
          </dd>
        </dl>
        {reason ? <Alert type="warning" title={t('own-services:returned', { reason })} /> : null}
        {state === 'review' || state === 'approved' ? (
          <p className={styles.ways}>
            {state === 'review' ? (
              <Button
                type="primary"
                loading={decide.isPending}
                aria-label={t('adverts.approveOf', { title: title.zh })}
                onClick={approve}
              >
                {t('adverts.approve')}
              </Button>
            ) : null}
            <Button
              danger
              aria-label={t(state === 'review' ? 'adverts.returnOf' : 'adverts.takeDownOf', { title: title.zh })}
              onClick={onReturn}
            >
              {t(state === 'review' ? 'adverts.return' : 'adverts.takeDown')}
            </Button>
          </p>
        ) : null}
      </div>
    </article>
  )
}
