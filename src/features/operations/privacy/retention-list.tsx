import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import { getRetention, saveRetention } from '#contract/operations/privacy/endpoints.ts'
import { isRetention, retentionDays } from '#contract/operations/privacy/retention.ts'
import '#contract/operations/privacy/rules.ts'
import type { Retention } from '#contract/operations/privacy/schemas.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './retention-list.module.css'

interface RowProps {
  row: Retention
}

/** One of them: its days, and what goes when they are saved, which is requested first. */
function Row({ row }: RowProps) {
  const { t } = useTranslation('privacy')
  const { kind, next, version } = row
  const [days, setDays] = useState(row.days)
  const [isRequesting, setRequesting] = useState(false)
  const save = useChange(saveRetention, [getRetention], { alerts: false })
  const { max, min } = retentionDays[kind]
  const isRight = isRetention(kind, days)
  const isShorter = days !== null && (row.days === null || days < row.days)
  const send = () =>
    save.mutate(
      { kind, days, version },
      { onSuccess: () => showToast(t('retention.saved')), onSettled: () => setRequesting(false) },
    )
  const wrong = isRight ? undefined : ruleText('privacy.days', getLanguage())
  const failure = save.error ? errorMessage(save.error) : undefined
  return (
    <li className={styles.row}>
      <div>
        <h3 id={`retention-${kind}`}>{t(`retention.kind.${kind}`)}</h3>
        <p>{t(`retention.hint.${kind}`)}</p>
        <p>{row.days === null ? t('retention.stays') : t('retention.next', { count: next })}</p>
      </div>
      <div className={styles.field}>
        <InputNumber
          aria-labelledby={`retention-${kind}`}
          value={days}
          min={min}
          max={max}
          precision={0}
          suffix={t('retention.days')}
          placeholder={t('retention.forever')}
          {...(wrong ? { status: 'error' as const } : {})}
          onChange={setDays}
        />
        <Button
          disabled={days === row.days || !isRight}
          loading={save.isPending}
          onClick={() => (isShorter ? setRequesting(true) : send())}
        >
          {t('retention.save')}
        </Button>
        <small>{t('retention.range', { min, max })}</small>
        {wrong || failure ? <p role="alert">{wrong ?? failure}</p> : null}
      </div>
      {isRequesting ? (
        <WorkDialog
          title={t('retention.shorter')}
          submit={t('retention.save')}
          danger
          busy={save.isPending}
          onSubmit={send}
          onClose={() => setRequesting(false)}
        >
          <p>{t('retention.sure', { name: t(`retention.kind.${kind}`), days: days ?? 0 })}</p>
        </WorkDialog>
      ) : null}
    </li>
  )
}

/** For how long the fair keeps what it must not keep for ever. */
export function RetentionList() {
  const found = useEndpoint(getRetention, {})
  return (
    <Shown query={found} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {(list) => (
        <ul className={styles.list}>
          {list.map((row) => (
            <Row key={`${row.kind} ${row.version}`} row={row} />
          ))}
        </ul>
      )}
    </Shown>
  )
}
