import { Button, type InputRef, Space } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_MAX } from '#contract/commerce/check-in/limits.ts'
import { TextInput } from '#src/common/work/form/text-input.tsx'
import styles from './check-in.module.css'

interface CodeFieldProps {
  /** Changes with every result. */
  after: number
  onCode: (code: string) => void
}

/** On a touch screen the field would bring up a keyboard over the camera's result. */
const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches

/** Takes a code by hand or by a scanner that types it and presses Enter; the next one can be typed at once. */
export function CodeField({ after, onCode }: CodeFieldProps) {
  const { t } = useTranslation('check-in')
  const field = useRef<InputRef>(null)
  const [id, hintId] = [useId(), useId()]
  const [code, setCode] = useState('')
  useEffect(() => {
    // Nobody is taken out of a dialog or another field that they write in.
    if (hasKeyboard() && !document.querySelector('[role="dialog"]')) field.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line exhaustive-effect-dependencies -- a result is when to go back to the field
  }, [after])
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') onCode(code)
        setCode('')
        field.current?.focus({ preventScroll: true })
      }}
    >
      <label htmlFor={id}>{t('gate.code')}</label>
      <Space.Compact block>
        <TextInput
          ref={field}
          id={id}
          size="large"
          value={code}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={hintId}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="primary" size="large" htmlType="submit">
          {t('gate.check')}
        </Button>
      </Space.Compact>
      <p id={hintId}>{t('gate.codeHint')}</p>
    </form>
  )
}
