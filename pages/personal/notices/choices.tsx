import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { chooseNotice } from '#contract/foundation/notices/endpoints.ts'
import type { NoticeKind } from '#contract/foundation/notices/rules.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { useNoticeChange, useNoticeChoices } from '#src/features/foundation/notices/api.ts'
import styles from './notices.module.css'

/** Which kinds go out by SMS or mail too; the personal centre has them all. */
export function NoticeChoices({ kinds }: { kinds: readonly NoticeKind[] }) {
  const { t } = useTranslation('notices')
  const choices = useNoticeChoices()
  const choose = useNoticeChange(chooseNotice)
  const pending = choose.isPending ? choose.variables : undefined
  return (
    <section className={styles.choices} aria-labelledby="notice-choices">
      <h3 id="notice-choices">{t('choice.title')}</h3>
      <p>{t('choice.lead')}</p>
      <Shown query={choices} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list }) => (
          <ul>
            {list
              .filter(({ kind }) => kinds.includes(kind))
              .map(({ kind, isSent, isLocked }) => (
                <li key={kind}>
                  <span id={`choice-${kind}`}>
                    {t(`kind.${kind}`)}
                    <small id={`choice-${kind}-hint`}>{t(isLocked ? 'choice.locked' : `choice.about.${kind}`)}</small>
                  </span>
                  <Switch
                    checked={pending?.kind === kind ? pending.isSent : isSent}
                    disabled={isLocked}
                    loading={pending?.kind === kind}
                    aria-labelledby={`choice-${kind}`}
                    aria-describedby={`choice-${kind}-hint`}
                    onChange={(on) => choose.mutate({ kind, isSent: on })}
                  />
                </li>
              ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}
