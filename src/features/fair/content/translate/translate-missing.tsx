import { Button, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyDocument, Fields, InBoth } from '#contract/fair/content/fields.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import styles from '../content.module.css'
import { translateGaps } from './translate-gaps'
import { translateTexts, useTranslator } from './translate-texts'
import { fillIn, findUntranslated } from './untranslated'

interface TranslateMissingProps {
  fields: Fields
  form: FormInstance<AnyDocument>
}

/** Fills texts that are written in one language alone, for somebody to read over; there where something translates. */
export function TranslateMissing({ fields, form }: TranslateMissingProps) {
  const { t } = useTranslation('content')
  const { isOffered, hasService } = useTranslator()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  if (!isOffered) return null

  const onProgress = (share: number) =>
    setMessage(share < 1 ? t('translate.download', { percent: Math.floor(share * 100) }) : '')
  /** Answers how many were filled: what was typed meanwhile stays, and there may be no translation. */
  const fill = async (to: keyof InBoth): Promise<number> => {
    const gaps = findUntranslated(fields, form.getFieldsValue(true)).filter((gap) => gap.to === to)
    if (gaps.length === 0) return 0
    const texts = await translateGaps(gaps, (part) => translateTexts(part, to, { hasService, onProgress }))
    let filled = 0
    for (const [at, gap] of gaps.entries()) {
      const before: AnyDocument = form.getFieldsValue(true)
      const after = texts[at] ? fillIn(before, gap, texts[at]) : before
      if (after === before) continue
      const [name = ''] = gap.field.split('.')
      form.setFieldValue(name, after[name])
      filled += 1
    }
    return filled
  }
  const translate = async () => {
    if (findUntranslated(fields, form.getFieldsValue(true)).length === 0) return setMessage(t('translate.nothing'))
    setBusy(true)
    setMessage('')
    try {
      const filled = (await fill('en')) + (await fill('zh'))
      setMessage(filled === 0 ? t('translate.none') : t('translate.done', { count: filled }))
    } catch (error) {
      setMessage(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.actions}>
      <Button loading={busy} onClick={() => void translate()}>
        {t('translate.do')}
      </Button>
      <span role="status">{message}</span>
    </div>
  )
}
