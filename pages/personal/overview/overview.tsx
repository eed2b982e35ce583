import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/core/endpoint.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { getOverview } from '#contract/operations/overview/endpoints.ts'
import { type CardName, cardOrder, cardsOf } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { Failed } from '#src/common/ui/states.tsx'
import { useTour } from '#src/common/work/tour/use-tour.tsx'
import { useOverview } from '#src/features/operations/overview/api.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { cardViews } from './card-views'
import { Card } from './card'
import styles from './overview.module.css'

const stops = ['inquiries', 'next', 'sections'] as const

/** Shows who works for an exhibitor around what of it they have. */
function useOverviewTour(cards: readonly CardName[], isThere: boolean) {
  const { t } = useTranslation('personal')
  const isForExhibitor = hasPermission(useSession()?.user.userType, 'haveWorkbench')
  const shown = stops.filter((at) => at === 'sections' || cards.includes(at))
  const tour = useTour(
    'overview',
    shown.map((at) => ({ at, title: t(`tour.${at}.title`), text: t(`tour.${at}.text`) })),
    isForExhibitor && isThere,
  )
  return { ...tour, isForExhibitor }
}

/** The cards of an answer in their order, those that failed among them. */
function cardsIn({ cards, failed }: OutputOf<typeof getOverview>): CardName[] {
  const has = (name: CardName) => name in cards || failed.includes(name)
  return cardOrder(has('leads')).filter(has)
}

/** What waits for the viewer, by what their role has: each part with the way to all of it. */
export function Overview() {
  const { t } = useTranslation('overview')
  const user = useSession()?.user
  const { data, error, isPending, refetch } = useOverview()
  // The server knows best what the account has: its exhibitor may be another since the login.
  const shown = data ? cardsIn(data) : cardsOf(user ?? {})
  const { tour, start, isForExhibitor } = useOverviewTour(shown, data !== undefined)
  return (
    <div className={page.stack}>
      <div className={lists.head}>
        <h2 className={page.sectionTitle}>{t('personal:nav.overview')}</h2>
        {isForExhibitor ? (
          <Button type="link" onClick={start}>
            {t('work:tour.start')}
          </Button>
        ) : null}
      </div>
      <p className={lists.lead}>{t('lead')}</p>
      {error && !data ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.cards}>
          {shown.map((name) => (
            <OverviewCard key={name} name={name} cards={data?.cards} isPending={isPending} />
          ))}
        </div>
      )}
      {tour}
    </div>
  )
}

interface OverviewCardProps<Name extends CardName> {
  name: Name
  cards: OverviewCards | undefined
  isPending: boolean
}

function OverviewCard<Name extends CardName>({ name, cards, isPending }: OverviewCardProps<Name>) {
  const { [name]: view } = cardViews
  const card = cards?.[name]
  const state = card ? 'ready' : isPending ? 'loading' : 'failed'
  return (
    <Card name={name} state={state} count={card && 'totalCount' in card ? card.totalCount : undefined} all={view.all}>
      {card ? <view.Body card={card} /> : null}
    </Card>
  )
}
