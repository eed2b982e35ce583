import { Button, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateContent } from '#contract/fair/content/endpoints.ts'
import { type AnyDocument, type Fields, type InBoth, isInBoth } from '#contract/fair/content/fields.ts'
import { TRANSLATED_MAX } from '#contract/fair/content/limits.ts'
import { getTranslation } from '#contract/foundation/translation/endpoints.ts'
import { call } from '#src/common/request/call.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import styles from './content.module.css'

interface TranslateMissingProps {
  fields: Fields
  form: FormInstance<AnyDocument>
}

interface Gap {
  name: string
  value: InBoth
}

/** The texts that are written in one language alone, by the one that they lack. */
function findUntranslated(fields: Fields, document: AnyDocument): { zh: Gap[]; en: Gap[] } {
  const texts = Object.entries(fields).flatMap(([name, { type }]) => {
    const value = document[name]
    return type === 'text' && isInBoth(value) ? [{ name, value }] : []
  })
  const lacking = (own: keyof InBoth, other: keyof InBoth) =>
    texts.filter(({ value }) => value[own].trim() === '' && value[other].trim() !== '').slice(0, TRANSLATED_MAX)
  return { zh: lacking('zh', 'en'), en: lacking('en', 'zh') }
}

/** Fills texts that are written in one language alone, for somebody to read over; there where the fair has a service for it. */
export function TranslateMissing({ fields, form }: TranslateMissingProps) {
  const { t } = useTranslation('content')
  const service = useEndpoint(getTranslation, {})
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  if (!service.data?.available) return null

  const translate = async () => {
    const { zh, en } = findUntranslated(fields, form.getFieldsValue(true))
    if (zh.length + en.length === 0) return setMessage(t('translate.nothing'))
    setBusy(true)
    setMessage('')
    try {
      const filled = (await fill(en, 'en')) + (await fill(zh, 'zh'))
      setMessage(filled === 0 ? t('translate.none') : t('translate.done', { count: filled }))
    } catch (error) {
      setMessage(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  /** Answers how many were filled: what was typed meanwhile stays, and the service may have nothing to say. */
  const fill = async (gaps: Gap[], language: keyof InBoth): Promise<number> => {
    if (gaps.length === 0) return 0
    const [to, from] = language === 'en' ? (['en-US', 'zh'] as const) : (['zh-CN', 'en'] as const)
    const input = { texts: gaps.map(({ value }) => value[from]), to }
    const { texts } = await call(translateContent, input, { alerts: false })
    let filled = 0
    for (const [place, { name }] of gaps.entries()) {
      const now: unknown = form.getFieldValue(name)
      const { zh, en } = isTexts(now) ? now : { zh: '', en: '' }
      const text = texts?.[place] ?? ''
      if (text === '' || (language === 'en' ? en : zh).trim() !== '') continue
      form.setFieldValue(name, { zh, en, [language]: text })
      filled += 1
    }
    return filled
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

const isTexts = (value: unknown): value is InBoth =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value
