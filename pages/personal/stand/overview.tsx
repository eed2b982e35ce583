import { useTranslation } from 'react-i18next'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useContent, useContentList } from '#src/features/fair/content/api.ts'
import { PreviewButton } from '#src/features/fair/content/preview-button.tsx'
import { ReviewTag } from '#src/features/fair/content/review/review-tag.tsx'
import { StateTag } from '#src/features/fair/content/state-tag.tsx'
import { pickTitle } from '#src/features/fair/content/title.ts'
import lists from '../lists.module.css'
import page from '../personal.module.css'
import { AroundStand } from './around-stand'
import { Decided } from './decided'
import { FollowerCounts } from './follower-counts'
import { Look } from './look'
import { NextSteps } from './next-steps'
import { OwnBooth } from './own-booth'
import { OwnSetup } from './own-setup'
import { OwnRequirements } from './own-requirements'
import styles from './stand.module.css'

/** How far the own stand is, what to do next, and what waits for the organizer or has come back. */
export function StandOverview() {
  return <AroundStand>{({ id }) => <Overview id={id} />}</AroundStand>
}

function Overview({ id }: { id: number }) {
  const profile = useContent('exhibitor', id)
  const shown = useContentList({ kind: 'exhibit', state: 'published', limit: 1 })
  const drafts = useContentList({ kind: 'exhibit', state: 'draft', limit: 1 }).data?.totalCount ?? 0
  const loading = <div className={`yz-skeleton ${page.waiting}`} />
  return (
    <Shown query={profile} loading={loading}>
      {(of) => (
        <>
          <Head of={of} />
          <Shown query={shown} loading={loading}>
            {({ totalCount }) => <NextSteps facts={{ profile: of, shownExhibits: totalCount, drafts }} />}
          </Shown>
          <OwnBooth />
          <OwnSetup />
          <OwnRequirements />
          <FollowerCounts />
          <Decided profile={of} />
          <Look of={of} />
        </>
      )}
    </Shown>
  )
}

/** The exhibitor of the stand, with links to its public page and its preview. */
function Head({ of }: { of: ContentObject }) {
  const { t } = useTranslation('content')
  return (
    <div className={lists.head}>
      <div>
        <h2 className={page.sectionTitle}>{pickTitle(of, t('list.untitled'))}</h2>
        <p className={styles.standing}>
          <StateTag state={of.state} />
          <ReviewTag review={of.review} />
          {of.changed ? <span>{t('list.changed')}</span> : null}
        </p>
      </div>
      <div className={styles.ways}>
        {of.state === 'published' ? (
          <a href={exhibitorAddress(of.id)} target="_blank" rel="noopener">
            {t('stand.public')}
            <span className="yz-visually-hidden">{t('stand.newWindow')}</span>
          </a>
        ) : null}
        <PreviewButton kind="exhibitor" id={of.id} />
      </div>
    </div>
  )
}
