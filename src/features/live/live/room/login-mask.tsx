import { useTranslation } from 'react-i18next'
import { openLogin } from '#src/common/login/open-login.ts'
import styles from './zone.module.css'

/** Lies over the zone for guests; once they are signed in, the room opens without a reload (spec: common §6). */
export function LoginMask() {
  const { t } = useTranslation('live-room')
  return (
    <div className={styles.mask}>
      <ul aria-hidden="true">
        {[62, 44, 78, 52, 66].map((width) => (
          <li key={width} style={{ width: `${width}%` }} />
        ))}
      </ul>
      <div>
        <h3>{t('login.title')}</h3>
        <p>{t('login.text')}</p>
        <button type="button" className="yz-button" onClick={() => void openLogin({ reason: { to: 'chat' } })}>
          {t('login.action')}
        </button>
      </div>
    </div>
  )
}
