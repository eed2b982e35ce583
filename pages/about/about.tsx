import { useTranslation } from 'react-i18next'
import { getMainDetail } from '#contract/fair/expo/endpoints.ts'
import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { exhibitsAddress, helpAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Institutions } from '#src/features/fair/expo/institutions.tsx'
import styles from './about.module.css'
import { Contacts, Facts } from './facts'

function Skeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={`yz-skeleton ${styles.loadingTitle}`} />
      <div className={`yz-skeleton ${styles.loadingText}`} />
    </div>
  )
}

function Introduction({ expo }: { expo: ExpoInfo }) {
  const { t } = useTranslation('about')
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{t('about.eyebrow')}</p>
        <h1>{expo.expoName}</h1>
        <p className={styles.slogan}>{expo.slogan}</p>
      </header>
      <div className={styles.columns}>
        <section aria-label={t('about.intro')} className={styles.story}>
          {expo.introduce.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.next}>
            <a className="yz-button" href={exhibitsAddress}>
              {t('about.nextExhibits')}
            </a>
            <a className="yz-button" data-kind="quiet" href={helpAddress}>
              {t('about.nextHelp')}
            </a>
          </p>
        </section>
        <div className={styles.aside}>
          <Facts expo={expo} />
          <Contacts contacts={expo.contacts} />
        </div>
      </div>
      <section className={styles.parts}>
        <h2>{t('about.parts')}</h2>
        <Institutions expo={expo} />
      </section>
    </article>
  )
}

/** The fair, its time, place and organizer (product page, Entries). */
export function About() {
  const { t } = useTranslation()
  usePageView('PageAbout')
  useTitle(t('nav.about'))
  const query = useEndpoint(getMainDetail, {}, { keep: true })
  return (
    <div className="yz-wrap">
      <Shown query={query} loading={<Skeleton />}>
        {({ expoInfo }) => <Introduction expo={expoInfo} />}
      </Shown>
    </div>
  )
}
