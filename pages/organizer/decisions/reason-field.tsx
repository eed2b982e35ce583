import { Form } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '#contract/people/review/rules.ts'
import type { CaseAction } from '#contract/people/review/schemas.ts'
import { ReadyReasons } from './ready-reasons'
import { TextArea } from '#src/common/work/form/text-input.tsx'

export const needsReason = (action: CaseAction): action is 'reject' | 'changes' =>
  action === 'reject' || action === 'changes'

export interface Reason {
  text: string
  setText: (text: string) => void
  /** How often it was missing when it was to be sent. */
  misses: number
  /** Whether it is there, or not needed; marks the field where it is missing. */
  isGiven: () => boolean
}

/** The opinion that goes with a decision, where one is needed. */
export function useReason(action: CaseAction): Reason {
  const [text, setText] = useState('')
  const [misses, setMisses] = useState(0)
  const isEmpty = needsReason(action) && text.trim() === ''
  return {
    text,
    setText,
    misses: isEmpty ? misses : 0,
    isGiven() {
      if (isEmpty) setMisses(misses + 1)
      return !isEmpty
    },
  }
}

interface ReasonFieldProps {
  action: 'reject' | 'changes'
  /** The applicant's; undefined: of several applicants. */
  languageType: number | undefined
  reason: Reason
  /** Ctrl and Enter. */
  onSend: () => void
}

/** Where the opinion is written, with the reasons that the fair has ready. */
export function ReasonField({ action, languageType, reason, onSend }: ReasonFieldProps) {
  const { t } = useTranslation('organizer')
  const id = useId()
  const box = useRef<TextAreaRef>(null)
  useEffect(() => {
    if (reason.misses > 0) box.current?.focus()
  }, [reason.misses])
  const isMissing = reason.misses > 0
  return (
    <Form.Item
      label={t('decide.reason')}
      htmlFor={id}
      layout="vertical"
      required
      extra={t('decide.hint')}
      {...(isMissing
        ? { validateStatus: 'error' as const, help: <span role="alert">{t('decide.missing')}</span> }
        : {})}
    >
      <TextArea
        ref={box}
        id={id}
        rows={4}
        showCount
        maxLength={REASON_MAX}
        aria-invalid={isMissing}
        value={reason.text}
        onChange={(event) => reason.setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
        }}
      />
      <ReadyReasons action={action} languageType={languageType} text={reason.text} onChoose={reason.setText} />
    </Form.Item>
  )
}
