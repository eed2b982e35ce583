import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listReasons } from '#contract/people/review/endpoints.ts'
import type { Reason } from '#contract/people/review/schemas.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { ReasonsDialog } from './reasons-dialog'
import styles from './reasons.module.css'

interface ReadyReasonsProps {
  action: Reason['action']
  /** The applicant's; undefined: of several, who read either. */
  languageType: number | undefined
  /** What is written already. */
  text: string
  onChoose: (text: string) => void
}

function textFor({ zh, en }: Reason, languageType: number | undefined): string {
  if (languageType === undefined) return `${zh}\n${en}`
  return languageType === 2 ? en : zh
}

/**
 * The reasons that the fair has ready: a press writes one after what is there. The reviewer reads it in their own
 * language, the applicant in theirs.
 */
export function ReadyReasons({ action, languageType, text, onChoose }: ReadyReasonsProps) {
  const { t, i18n } = useTranslation('organizer')
  const [edits, setEdits] = useState(false)
  const { data = [] } = useEndpoint(listReasons, {})
  const reasons = data.filter((one) => one.action === action)
  const add = (one: Reason) => {
    const added = textFor(one, languageType)
    onChoose(text.trim() === '' ? added : `${text.trimEnd()}\n${added}`)
  }
  return (
    <div className={styles.ready}>
      {reasons.length > 0 ? (
        <ul aria-label={t('reasons.ready')}>
          {reasons.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => add(one)}>
                {i18n.language === 'en-US' ? one.en : one.zh}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button type="link" size="small" onClick={() => setEdits(true)}>
        {t('reasons.edit')}
      </Button>
      {edits ? <ReasonsDialog action={action} reasons={reasons} onClose={() => setEdits(false)} /> : null}
    </div>
  )
}
