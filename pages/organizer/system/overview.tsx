import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TRANSLATION_WARNING_SHARE } from '#contract/operations/system/limits.ts'
import type { System } from '#contract/operations/system/schemas.ts'
import { bytesText, nodeText } from './fact-texts'
import { Moment } from './moment'
import styles from './system.module.css'

/** What is served, and by what. */
export function Overview({ system }: { system: System }) {
  const { t, i18n } = useTranslation('system')
  const { version, nodeVersion, startedAt, database, redis, storage, translation, speech, lastBackupAt } = system
  const bytes = (count: number) => bytesText(count, i18n.language)
  const facts: [name: string, value: ReactNode, more?: ReactNode][] = [
    ['version', version, nodeText(nodeVersion)],
    ['started', <Moment key="started" at={startedAt} />],
    ['database', `PostgreSQL ${database.version}`, t(`engine.${database.engine}`)],
    ['size', bytes(database.bytes), t('connections', database.connections)],
    ['redis', t(`redis.${redis}`)],
    [
      'storage',
      t(`storage.${storage.driver}`),
      t('free', { free: bytes(storage.freeBytes), total: bytes(storage.totalBytes) }),
    ],
    ['backup', lastBackupAt === null ? t('noBackup') : <Moment key="backup" at={lastBackupAt} />],
  ]
  const count = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  if (translation) {
    const { usedCharacters: used, dayCharacters: max } = translation
    const isNearEnd = used >= max * TRANSLATION_WARNING_SHARE
    const more = isNearEnd ? (
      <span key="near" className={styles.warning} role="alert">
        {t('translation.nearEnd')}
      </span>
    ) : (
      t('translation.renewed')
    )
    facts.push(['translation', t('translation.used', { used: count(used), max: count(max) }), more])
  }
  if (speech) {
    const { usedMinutes: used, dayMinutes: max } = speech
    facts.push(['speech', t('speech.used', { used: count(used), max: count(max) }), t('translation.renewed')])
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt>{t(`fact.${name}`)}</dt>
          <dd>{value}</dd>
          {more ? <dd>{more}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
