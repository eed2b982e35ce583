import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAPTION_MAX } from '#contract/trade/captions/limits.ts'
import type { MinutesLine } from '#contract/trade/captions/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { useSaveLine } from './api'
import styles from './captions.module.css'

interface LineFormProps {
  id: number
  line: MinutesLine
  onClose: () => void
}

/** Corrects a line in both languages, or removes it. */
export function LineForm({ id, line, onClose }: LineFormProps) {
  const { t } = useTranslation('captions')
  const field = useId()
  const [zh, setZh] = useState(line.zh)
  const [en, setEn] = useState(line.en)
  const save = useSaveLine()
  const send = (texts: { zh: string; en: string }) =>
    save.mutate({ id, lineId: line.id, version: line.version, ...texts }, { onSuccess: onClose })
  const isEmpty = zh.trim() === '' && en.trim() === ''
  return (
    <div className={styles.edit}>
      <div>
        <label htmlFor={`${field}-zh`}>{t('language.zh-CN')}</label>
        <TextArea
          id={`${field}-zh`}
          lang="zh-CN"
          rows={2}
          maxLength={CAPTION_MAX}
          value={zh}
          onChange={({ target }) => setZh(target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${field}-en`}>{t('language.en-US')}</label>
        <TextArea
          id={`${field}-en`}
          lang="en-US"
          rows={2}
          maxLength={CAPTION_MAX}
          value={en}
          onChange={({ target }) => setEn(target.value)}
        />
      </div>
      {save.error ? <p role="alert">{errorMessage(save.error)}</p> : null}
      <div className={styles.actions}>
        <Button type="primary" disabled={isEmpty} loading={save.isPending} onClick={() => send({ zh, en })}>
          {t('minutes.save')}
        </Button>
        <Button onClick={onClose}>{t('minutes.cancel')}</Button>
        <Button danger onClick={() => send({ zh: '', en: '' })}>
          {t('minutes.remove')}
        </Button>
      </div>
    </div>
  )
}
