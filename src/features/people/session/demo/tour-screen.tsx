import { useTranslation } from 'react-i18next'
import { useTitle } from '#src/common/app/use-title.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useDemoTour } from './api'
import { stories } from './stories'
import { StoryCard } from './story-card'
import styles from './tour.module.css'

/** The tour of the demo fair: five stories, each with a login of its own. Elsewhere it says that there is none. */
export function TourScreen() {
  const { t } = useTranslation('demo-tour')
  useTitle(t('title'))
  const { data, error, refetch } = useDemoTour()
  return (
    <div className={`yz-wrap ${styles.tour}`}>
      <h1>{t('title')}</h1>
      {data ? (
        data.accounts.length === 0 ? (
          <p>
            {t('none')} <a href="./login.html#/">{t('toLogin')}</a>
          </p>
        ) : (
          <>
            <p className={styles.lead}>{t('lead')}</p>
            <p className={styles.password}>
              {t('password')} <code>{data.password}</code>
            </p>
            <ul className={styles.stories}>
              {stories.map((story) => {
                const account = data.accounts.find(({ role }) => role === story.role)
                return account ? <StoryCard key={story.role} story={story} {...account} /> : null
              })}
            </ul>
            <p className={styles.fiction}>{t('fiction')}</p>
          </>
        )
      ) : error ? (
        <div role="alert">
          <p>{errorMessage(error)}</p>
          <button type="button" className="yz-button" onClick={() => void refetch()}>
            {t('common:state.retry')}
          </button>
        </div>
      ) : (
        <div className="yz-skeleton yz-shell-title" aria-busy="true" />
      )}
    </div>
  )
}
