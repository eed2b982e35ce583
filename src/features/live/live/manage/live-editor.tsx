import { Button } from 'antd'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedLiveDetail } from '#contract/live/live/schemas.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { liveAddress, studioAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useManagedLive } from './api'
import { LiveForm } from './live-form'
import styles from './live-manage.module.css'
import { StatusButtons } from './status-buttons'

/** Sessions that are sent, and not a recording. */
const LIVE_TYPE = 1

interface Shared {
  /** Finds and names accounts, as the field of a form. */
  peopleInput: ReactElement
  /** h2 where the page has a name of its own. */
  heading?: 'h1' | 'h2'
}

/** A new session. */
export function NewLive({
  heading: Heading = 'h1',
  peopleInput,
  onAdded,
}: Shared & { onAdded: (live: ManagedLiveDetail) => void }) {
  const { t } = useTranslation('live-manage')
  useTitle(t('edit.new'))
  return (
    <>
      <Heading className={styles.title}>{t('edit.new')}</Heading>
      <LiveForm peopleInput={peopleInput} onSaved={onAdded} />
    </>
  )
}

/** One session of the reader's: its status and all that is written of it. */
export function LiveEditor({
  heading: Heading = 'h1',
  id,
  peopleInput,
  after,
}: Shared & {
  id: number | undefined
  /** What is shown of a session that has ended. */
  after?: ReactNode
}) {
  const { t } = useTranslation('live-manage')
  const found = useManagedLive(id)
  // A form begun again has what the server had then.
  const [loads, setLoads] = useState(0)
  useTitle(found.data?.liveName)
  const reload = async () => {
    await found.refetch()
    setLoads((times) => times + 1)
  }
  const isGone = isRefusal(found.error, 'LiveNotFound')
  if (id === undefined || isGone) return <Empty title={t('edit.missing')} />
  return (
    <>
      {found.data ? null : <Heading className="yz-visually-hidden">{t('edit.title')}</Heading>}
      <Shown query={found} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(live) => (
          <>
            <header className={styles.head}>
              <Heading className={styles.title}>{live.liveName}</Heading>
              <StatusButtons live={live} />
              {hasEnded(live.status) || live.draft.type !== LIVE_TYPE ? null : (
                <p className={styles.room}>
                  <Button href={studioAddress(live.id)}>{t('edit.goLive')}</Button>
                  <small>{t('edit.goLiveHint')}</small>
                </p>
              )}
              <p className={styles.room}>
                <a href={liveAddress(live.id)}>{t('edit.room')}</a>
                <small>{t('edit.roomHint')}</small>
              </p>
            </header>
            {hasEnded(live.status) ? after : null}
            <LiveForm key={loads} of={live} peopleInput={peopleInput} onReload={() => void reload()} />
          </>
        )}
      </Shown>
    </>
  )
}
