import { Button, Input, type InputProps, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { type CodeSending, useCodeSending } from '../verify/use-code-sending'

interface CodeInputProps extends Omit<InputProps, keyof CodeSending>, CodeSending {
  /** Whether there is a number or address to send to. */
  canSend: boolean
}

/** Six digits with the button that has them sent, inside a `WorkField`. */
export function CodeInput({ canSend, send, onRefused, ...input }: CodeInputProps) {
  const { t } = useTranslation()
  const { field, left, ask, puzzle } = useCodeSending({ send, ...(onRefused ? { onRefused } : {}) })
  return (
    <div ref={field}>
      <Space.Compact block>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...input} />
        <Button disabled={!canSend || left > 0} onClick={ask}>
          {left > 0 ? t('form.resendIn', { seconds: left }) : t('form.getCode')}
        </Button>
      </Space.Compact>
      {puzzle}
    </div>
  )
}
