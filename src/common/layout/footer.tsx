import { useTranslation } from 'react-i18next'
import {
  aboutAddress,
  exhibitorsAddress,
  exhibitsAddress,
  feedbackAddress,
  helpAddress,
  livesAddress,
  mediaAddress,
} from '../app/addresses'
import { useExpo } from '../app/fair'
import { FooterCodes } from './footer-codes'
import styles from './footer.module.css'

const links = [
  [exhibitsAddress, 'nav.exhibits'],
  [exhibitorsAddress, 'nav.exhibitors'],
  [livesAddress, 'nav.activity'],
  [mediaAddress, 'nav.news'],
  [aboutAddress, 'nav.about'],
  [helpAddress, 'nav.help'],
  [feedbackAddress, 'footer.feedback'],
] as const

function Contacts() {
  const { t } = useTranslation()
  const contacts = useExpo()?.contacts
  return (
    <dl className={styles.contacts}>
      <dt>{t('footer.phone')}</dt>
      <dd>{contacts ? <a href={`tel:${contacts.phone.replace(/[^+\d]/g, '')}`}>{contacts.phone}</a> : null}</dd>
      <dt>{t('footer.email')}</dt>
      <dd>{contacts ? <a href={`mailto:${contacts.email}`}>{contacts.email}</a> : null}</dd>
      <dt>{t('footer.address')}</dt>
      <dd>{contacts?.address}</dd>
      <dt>{t('footer.hours')}</dt>
      <dd>{contacts?.hours}</dd>
    </dl>
  )
}

/** The hosts in one line, then year and filing numbers. */
function Legal() {
  const { t } = useTranslation()
  const expo = useExpo()
  return (
    <div className={styles.legal}>
      <p>
        {t('footer.hosts')}
        {' · '}
        {expo ? expo.hosts.map(({ name }) => name).join(t('footer.separator')) : null}
      </p>
      <p>
        <span>{expo ? t('footer.copyright', { year: expo.startTime.slice(0, 4), name: expo.expoName }) : null}</span>
        {expo?.filingNumbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </p>
    </div>
  )
}

/** Links, contacts, QR codes of this site, copyright and filing numbers (spec: access §2.9). */
export default function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={`yz-wrap ${styles.columns}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{t('brand')}</p>
          <p>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.guide')}>
          <h2>{t('footer.guide')}</h2>
          <ul className={styles.links}>
            {links.map(([href, title]) => (
              <li key={href}>
                <a href={href}>{t(title)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{t('footer.contact')}</h2>
          <Contacts />
        </section>
        <section>
          <h2>{t('footer.openOnPhone')}</h2>
          <FooterCodes />
        </section>
      </div>
      <div className="yz-wrap">
        <Legal />
      </div>
    </footer>
  )
}
