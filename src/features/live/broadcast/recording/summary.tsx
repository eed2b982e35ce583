import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { useLiveSummary } from '../api'
import styles from './recording.module.css'

/** The figures of a session. */
export function Summary({ liveId }: { liveId: number }) {
  const { t, i18n } = useTranslation('live-manage')
  const found = useLiveSummary(liveId)
  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value)
  return (
    <>
      <h2>{t('summary.title')}</h2>
      <Shown query={found} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ peakViewers, averageViewers, watchMinutes, messages, leads, pushes }) => (
          <>
            <dl className={styles.figures}>
              {Object.entries({
                peak: number(peakViewers),
                average: number(averageViewers),
                minutes: t('summary.minutesOf', { number: number(watchMinutes) }),
                messages: number(messages),
                leads: number(leads),
              }).map(([name, text]) => (
                <div key={name}>
                  <dt>{t(`summary.${name}`)}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {pushes.length > 0 ? (
              <table className={styles.pushes}>
                <caption>{t('summary.pushes')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('summary.exhibit')}</th>
                    <th scope="col">{t('summary.views')}</th>
                    <th scope="col">{t('summary.clicks')}</th>
                  </tr>
                </thead>
                <tbody>
                  {pushes.map(({ exhibitsId, name, views, clicks }) => (
                    <tr key={exhibitsId}>
                      <th scope="row">{name}</th>
                      <td>{number(views)}</td>
                      <td>{number(clicks)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
          </>
        )}
      </Shown>
    </>
  )
}
