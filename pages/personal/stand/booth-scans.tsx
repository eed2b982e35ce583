import { useTranslation } from 'react-i18next'
import { Shown } from '#src/common/ui/states.tsx'
import { useOwnBoothScans } from '#src/features/fair/booths/api.ts'
import page from '../personal.module.css'
import styles from './booth-scans.module.css'

/** How often visitors scanned the code of the own booth, by day. */
export function BoothScans() {
  const { t, i18n } = useTranslation('own-booth')
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <section className={styles.scans} aria-labelledby="own-booth-scans">
      <h4 id="own-booth-scans">{t('codeScans.title')}</h4>
      <Shown query={useOwnBoothScans()} loading={<div className={`yz-skeleton ${page.waiting}`} />}>
        {({ scans }) => {
          if (!scans || scans.total === 0) return <p>{t('codeScans.none')}</p>
          const largest = Math.max(...scans.days.map((one) => one.scans))
          return (
            <>
              <p>
                <b>{t('codeScans.since', { scans: t('codeScans.total', { count: scans.total }), day: scans.from })}</b>
              </p>
              <p>{t('codeScans.hint')}</p>
              <table aria-labelledby="own-booth-scans">
                <thead>
                  <tr>
                    <th scope="col">{t('codeScans.day')}</th>
                    <th scope="col">{t('codeScans.scans')}</th>
                  </tr>
                </thead>
                <tbody>
                  {scans.days.map(({ day, scans: count }) => (
                    <tr key={day}>
                      <td>{day}</td>
                      <td>
                        <span
                          className={styles.bar}
                          style={{ inlineSize: `${(count / largest) * 100}%` }}
                          aria-hidden="true"
                        />
                        {format.format(count)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }}
      </Shown>
    </section>
  )
}
