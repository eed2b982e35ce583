import { useTranslation } from 'react-i18next'
import { type AgreementName, agreementNames } from '#contract/fair/agreements/rules.ts'
import type { Agreement as AgreementText } from '#contract/fair/agreements/schemas.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { documentOf } from '#src/common/app/agreement-address.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { RichText } from '#src/common/ui/rich-text/rich-text.tsx'
import { Empty, NotFound, Shown } from '#src/common/ui/states.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { useAgreement } from '#src/features/fair/agreements/api.ts'
import styles from './agreement.module.css'

function Text({ agreement }: { agreement: AgreementText }) {
  const { t, i18n } = useTranslation('about')
  const { title, body, version, since, fallbackFields } = agreement
  const languageOf = useTextLanguage(fallbackFields)
  return (
    <article>
      <h1 lang={languageOf('title')}>{title}</h1>
      <p className={styles.held}>
        <span>{t('agreement.version', { version })}</span>
        <time dateTime={since}>{t('agreement.since', { day: formatFairDate(since, i18n.language) })}</time>
      </p>
      <FallbackNote fields={fallbackFields} />
      <RichText html={body} lang={languageOf('body')} tableLabel={t('agreement.table')} />
    </article>
  )
}

/** What holds where the fair has written nothing. */
function Document({ which }: { which: AgreementName }) {
  const { t } = useTranslation('about')
  return (
    <Empty title={t(`agreement.${which}`)} text={t('agreement.document')}>
      <a className="yz-button" href={documentOf(which, getLanguage())} target="_blank" rel="noreferrer">
        {t('agreement.open')}
      </a>
    </Empty>
  )
}

function Held({ which }: { which: AgreementName }) {
  const { t } = useTranslation('about')
  useTitle(t(`agreement.${which}`))
  return (
    <Shown query={useAgreement(which)} loading={<div className={`yz-skeleton ${styles.waiting}`} aria-hidden="true" />}>
      {(agreement) => (agreement ? <Text agreement={agreement} /> : <Document which={which} />)}
    </Shown>
  )
}

/** `/agreement?which`: what is agreed to by who logs in or registers. */
export function Agreement() {
  const input = useHashQuery({ which: 'service' }).text('which')
  const which = agreementNames.find((name) => name === input)
  usePageView('PageAbout')
  if (!which) return <NotFound />
  return (
    <div className={`yz-wrap ${styles.page}`}>
      <Held key={which} which={which} />
    </div>
  )
}
