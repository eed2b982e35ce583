import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { hasPermission } from '#contract/core/permissions.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { goToLogin } from '#src/common/session/go-to-login.ts'
import { useSession } from '#src/common/session/session.ts'
import { keepInView } from '#src/common/ui/list/keep-in-view.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { Work } from '#src/common/work/work.tsx'
import { useUnreadNotices } from '#src/features/foundation/notices/api.ts'
import styles from './personal.module.css'

const sections = {
  workbench: '/workbench',
  numbers: '/numbers',
  stand: '/stand',
  profile: '/',
  security: '/security',
  applications: '/applications',
  notices: '/notices',
  messages: '/messages',
  follows: '/follows',
  calendar: '/calendar',
  bookings: '/bookings',
  appointments: '/appointments',
  questionnaires: '/questionnaires',
  ownReports: '/feedback',
  rooms: '/rooms',
  team: '/team',
  orders: '/orders',
  tickets: '/tickets',
  attendees: '/attendees',
  services: '/services',
  demands: '/demands',
  offers: '/offers',
  intentions: '/intentions',
  leads: '/leads',
  dealings: '/dealings',
  card: '/card',
  addresses: '/addresses',
  coupons: '/coupons',
  invoices: '/invoices',
} as const
export type Section = keyof typeof sections
const needs = {
  workbench: 'haveWorkbench',
  numbers: 'keepLeads',
  stand: 'haveStand',
  rooms: 'runLives',
  team: 'manageTeam',
  demands: 'publishDemands',
  offers: 'offer',
  services: 'buyServices',
  intentions: 'tradeGoods',
  appointments: 'haveAppointments',
  leads: 'keepLeads',
  dealings: 'readDealings',
} as const

const isNeedy = (name: Section): name is keyof typeof needs => name in needs

/** The sections that a user type has, in their order. */
const namesFor = (userType: number | undefined): readonly Section[] =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of `sections`
  (Object.keys(sections) as Section[]).filter((name) => !isNeedy(name) || hasPermission(userType, needs[name]))

/** How many notices are unread. */
function UnreadCount() {
  const { t } = useTranslation('personal')
  const unread = useUnreadNotices().data?.unread ?? 0
  if (unread === 0) return null
  return (
    <small className={styles.count} title={t('nav.unread', { count: unread })}>
      {unread}
    </small>
  )
}

/** The way to the other sections. */
function Sections({ section, userType }: { section: Section; userType: number | undefined }) {
  const { t } = useTranslation('personal')
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul>
        {namesFor(userType).map((name) => (
          <li key={name}>
            <Link
              ref={name === section ? keepInView : undefined}
              data-tour={name}
              to={sections[name]}
              aria-current={name === section ? 'page' : undefined}
            >
              {t(`nav.${name}`)}
              {name === 'notices' ? <UnreadCount /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FrameProps {
  section: Section
  /** The section needs the whole width, and the way back stands in it. */
  wide?: boolean
  children: ReactNode
}

/** The personal centre around one of its sections; whoever is not signed in is invited to log in. */
export function Frame({ section, wide = false, children }: FrameProps) {
  const { t } = useTranslation('personal')
  const signedIn = useSession()
  useTitle(t(`nav.${section}`))
  return (
    <Work>
      <div className={`yz-wrap ${styles.page}`}>
        <h1>{t('title')}</h1>
        {signedIn ? (
          <div className={wide ? undefined : styles.columns}>
            {wide ? null : <Sections section={section} userType={signedIn.user.userType} />}
            {/* Somebody else's session is somebody else's form. */}
            <div key={signedIn.user.userId} className={styles.section}>
              {children}
            </div>
          </div>
        ) : (
          <Empty title={t('guest.title')} text={t(section === 'ownReports' ? 'guest.feedback' : 'guest.text')}>
            <button type="button" className={`yz-button ${styles.tall}`} onClick={() => goToLogin()}>
              {t('guest.login')}
            </button>
          </Empty>
        )}
      </div>
    </Work>
  )
}
