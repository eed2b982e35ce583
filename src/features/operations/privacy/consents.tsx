import { useTranslation } from 'react-i18next'
import { listConsents } from '#contract/operations/privacy/endpoints.ts'
import { useAgreementAddress } from '#src/common/app/agreement-address.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { momentText } from '#src/common/work/moment.ts'
import styles from './consents.module.css'

/** To which agreements the reader has agreed, in which of their texts and when, with the way to what holds now. */
export function Consents() {
  const { t, i18n } = useTranslation('personal')
  const consents = useEndpoint(listConsents, {})
  const addressOf = useAgreementAddress(getLanguage())
  return (
    <section className={styles.consents} aria-labelledby="consents">
      <h3 id="consents">{t('consents.title')}</h3>
      <p className={styles.lead}>{t('consents.lead')}</p>
      <Shown query={consents} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.lead}>{t('consents.none')}</p>
          ) : (
            <ul className={styles.list}>
              {list.map(({ which, version, number, at }) => (
                <li key={`${which} ${at}`}>
                  <span>
                    {t(`consents.${which}`)}
                    <small>
                      {version === null || number === null
                        ? t('consents.ofSite')
                        : t('consents.version', { number, version })}
                      {' · '}
                      {t('consents.at', { at: momentText(at, i18n.language) })}
                    </small>
                  </span>
                  <a
                    href={addressOf(which).href}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('consents.readOf', { name: t(`consents.${which}`) })}
                  >
                    {t('consents.read')}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </section>
  )
}
