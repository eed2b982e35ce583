import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Link } from '#src/common/app/link.tsx'
import type { ManagedLive } from '#contract/live/live/schemas.ts'
import { liveAddress, studioAddress } from '#src/common/app/addresses.ts'
import { hasEnded } from '#contract/live/live/rules.ts'
import { parseId, useHashQuery } from '#src/common/app/use-hash-query.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { FairTime } from '#src/common/ui/time/fair-time.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { ListSection } from '#src/common/ui/list/list-section.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { LinkButton } from '#src/common/work/link-button.tsx'
import { WorkPages } from '#src/common/work/work-pages.tsx'
import { useManagedLives } from '#src/features/live/live/manage/api.ts'
import { PeopleInput } from '#src/features/operations/management/people-input.tsx'
import { AfterLive } from '#src/features/live/broadcast/recording/after-live.tsx'
import { LiveEditor, NewLive } from '#src/features/live/live/manage/live-editor.tsx'
import { StatusText } from '#src/features/live/live/manage/status-text.tsx'
import styles from './lists.module.css'
import page from './personal.module.css'

const LIST = 'rooms'
const PER_PAGE = 10

/** The sessions that the reader may host. */
export function Rooms() {
  const { t } = useTranslation('live-manage')
  const query = useHashQuery()
  const rooms = useManagedLives({ page: query.page, limit: PER_PAGE })
  return (
    <div className={page.stack}>
      <div className={styles.head}>
        <h2 className={page.sectionTitle}>{t('list.own')}</h2>
        <LinkButton type="primary" to="/rooms/new">
          {t('list.add')}
        </LinkButton>
      </div>
      <p className={styles.lead}>{t('list.ownLead')}</p>
      <ListSection id={LIST} label={t('list.own')} stale={rooms.isPlaceholderData}>
        <Shown query={rooms} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
          {({ list, totalCount }) => (
            <>
              {list.length === 0 ? <Empty title={t('list.empty')} text={t('list.emptyText')} /> : null}
              <ul className={styles.list}>
                {list.map((live) => (
                  <li key={live.id}>
                    <Row live={live} />
                  </li>
                ))}
              </ul>
              <WorkPages query={query} total={totalCount} pageSize={PER_PAGE} list={LIST} />
            </>
          )}
        </Shown>
      </ListSection>
    </div>
  )
}

function Row({
  live: { id, liveName: name, coverImage, status, startTime, reserved, messages },
}: {
  live: ManagedLive
}) {
  const { t } = useTranslation('live-manage')
  return (
    <article className={styles.row}>
      <span className={styles.picture}>
        <Cover src={coverImage} title={name} ratio={16 / 9} />
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>
          <StatusText status={status} /> <FairTime from={startTime} />
        </p>
        <p>{`${t('list.reserved', { count: reserved })} · ${t('list.messages', { count: messages })}`}</p>
      </div>
      <div className={styles.ways}>
        {!hasEnded(status) ? (
          <Button type="primary" href={studioAddress(id)} aria-label={t('list.goLiveOf', { name })}>
            {t('list.goLive')}
          </Button>
        ) : null}
        <LinkButton type="link" to={`/rooms/${id}`} aria-label={t('list.editOf', { name })}>
          {t('list.edit')}
        </LinkButton>
        <Button type="link" href={liveAddress(id)} aria-label={t('list.roomOf', { name })}>
          {t('list.room')}
        </Button>
      </div>
    </article>
  )
}

function Around({ children }: { children: ReactNode }) {
  const { t } = useTranslation('live-manage')
  return (
    <div>
      <Link className={styles.back} to="/rooms">
        <Icon name="left" size={18} />
        {t('edit.back')}
      </Link>
      {children}
    </div>
  )
}

/** One of them, by the number in its address. */
export function Room() {
  const id = parseId(useParams()['id'] ?? '')
  return (
    <Around>
      <LiveEditor
        peopleInput={<PeopleInput />}
        after={id === undefined ? null : <AfterLive liveId={id} />}
        key={id}
        id={id}
        heading="h2"
      />
    </Around>
  )
}

/** A new one, which is edited further once it is there. */
export function NewRoom() {
  const navigate = useNavigate()
  return (
    <Around>
      <NewLive
        peopleInput={<PeopleInput />}
        heading="h2"
        onAdded={({ id }) => void navigate(`/rooms/${id}`, { replace: true })}
      />
    </Around>
  )
}
