import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { aboutAddress, exhibitsAddress, hallsAddress, livesAddress, mediaAddress } from '#src/common/app/addresses.ts'
import { useExpo, useHallColumn } from '#src/common/app/fair.ts'
import { OnceSeen } from '#src/common/ui/once-seen.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useRecommendedExhibits } from '#src/features/fair/exhibits/api.ts'
import { ExhibitGrid, ExhibitGridSkeleton } from '#src/features/fair/exhibits/exhibit-grid.tsx'
import { Institutions } from '#src/features/fair/expo/institutions.tsx'
import { useOfficialLives } from '#src/features/live/live/api.ts'
import { LiveGrid, LiveGridSkeleton } from '#src/features/live/live/live-grid.tsx'
import { useNews } from '#src/features/fair/news/api.ts'
import { NewsGrid, NewsGridSkeleton } from '#src/features/fair/news/news-grid.tsx'
import { useRecentSchedule } from '#src/features/fair/schedule/api.ts'
import { TimedSkeleton } from '#src/common/ui/time/timed-list.tsx'
import { ScheduleList } from '#src/features/fair/schedule/schedule-list.tsx'
import { useTopics } from '#src/features/fair/topics/api.ts'
import { TopicGrid } from '#src/features/fair/topics/topic-card.tsx'
import { Halls } from './halls'
import styles from './home.module.css'
import rooms from './rooms.module.css'
import { Section } from './section'

/** What buyers look for, fetched where it is scrolled to. */
const Matchmaking = lazyPart(async () => {
  const [part] = await Promise.all([import('./matchmaking'), startTexts('demands')])
  return part.Matchmaking
})

/** Where buyers pre-register, fetched where it is scrolled to. */
const PreRegistration = lazyPart(async () => {
  const [part] = await Promise.all([import('./pre-registration'), startTexts('pre-registration')])
  return part.PreRegistration
})

/** What can be bought, fetched where it is scrolled to. */
const Tickets = lazyPart(async () => {
  const [part] = await Promise.all([import('./tickets'), startTexts('tickets')])
  return part.Tickets
})

const EVENTS = 5
const LIVES = 3
const EXHIBITS = 10
const NEWS = 3

function Schedule() {
  const { t } = useTranslation('home')
  return (
    <Section
      title={t('schedule.title')}
      lead={t('schedule.lead')}
      more={{ href: livesAddress, label: t('schedule.more') }}
      band
    >
      <Shown query={useRecentSchedule(EVENTS)} loading={<TimedSkeleton count={EVENTS} />}>
        {(events) =>
          events.length === 0 ? <Empty title={t('schedule.empty')} /> : <ScheduleList events={events} dated />
        }
      </Shown>
    </Section>
  )
}

function Lives() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('lives.title')} lead={t('lives.lead')} more={{ href: livesAddress, label: t('lives.more') }}>
      <Shown query={useOfficialLives({ limit: LIVES })} loading={<LiveGridSkeleton count={LIVES} />}>
        {({ list }) => <LiveGrid lives={list} emptyText={t('lives.empty')} />}
      </Shown>
    </Section>
  )
}

const TOPICS = 4

/** Nothing where the fair has none. */
function Topics() {
  const { t } = useTranslation('home')
  const topics = useTopics({ limit: TOPICS }).data?.list ?? []
  if (topics.length === 0) return null
  return (
    <Section title={t('topics.title')} lead={t('topics.lead')} more={{ href: livesAddress, label: t('topics.more') }}>
      <TopicGrid topics={topics} />
    </Section>
  )
}

function HotExhibits() {
  const { t } = useTranslation('home')
  return (
    <Section
      title={t('exhibits.title')}
      lead={t('exhibits.lead')}
      more={{ href: exhibitsAddress, label: t('exhibits.more') }}
      band
    >
      <Shown query={useRecommendedExhibits(EXHIBITS)} loading={<ExhibitGridSkeleton count={EXHIBITS} />}>
        {(exhibits) => (
          <div className={styles.wall}>
            <ExhibitGrid exhibits={exhibits} emptyText={t('exhibits.empty')} />
          </div>
        )}
      </Shown>
    </Section>
  )
}

function News() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('news.title')} lead={t('news.lead')} more={{ href: mediaAddress, label: t('news.more') }} band>
      <Shown query={useNews({ limit: NEWS })} loading={<NewsGridSkeleton count={NEWS} />}>
        {({ list }) => (list.length === 0 ? <Empty title={t('news.empty')} /> : <NewsGrid articles={list} />)}
      </Shown>
    </Section>
  )
}

function Hosts() {
  const { t } = useTranslation('home')
  const expo = useExpo()
  if (!expo) return null
  return (
    <Section title={t('hosts.title')} more={{ href: aboutAddress, label: t('hosts.more') }}>
      <Institutions expo={expo} />
    </Section>
  )
}

/** Its room is held from the start: who moves by keys past it would lose sight of where the focus is when it comes. */
function Later({ room, children }: { room: string | undefined; children: ReactNode }) {
  return (
    <OnceSeen className={room} waiting={<div className={room} />}>
      {children}
    </OnceSeen>
  )
}

/** The chapters of the home page below its first view (spec: live §2, home). */
export default function Sections() {
  const { t } = useTranslation('home')
  const { shown } = useHallColumn()
  return (
    <>
      <Schedule />
      <Later room={rooms.preRegistration}>
        <PreRegistration />
      </Later>
      <Later room={rooms.tickets}>
        <Tickets />
      </Later>
      <Lives />
      <HotExhibits />
      <Topics />
      <Later room={rooms.matchmaking}>
        <Matchmaking />
      </Later>
      {shown ? (
        <Section title={t('halls.title')} lead={t('halls.lead')} more={{ href: hallsAddress, label: t('halls.more') }}>
          <Halls />
        </Section>
      ) : null}
      <News />
      <Hosts />
    </>
  )
}
