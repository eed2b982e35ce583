import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateNames } from '#contract/people/registration/endpoints.ts'
import { ApiError } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import type { Scope } from './scope'
import styles from './form.module.css'
import { valuesOf } from './values-of'

const pairs = [
  ['company', 'companyOther'],
  ['name', 'nameOther'],
  ['contactName', 'contactNameOther'],
] as const

type Outcome = 'done' | 'none' | 'nothing'

/** Fills the names in the other language, where the fair has a translation service; else says that it has none. */
export function TranslateNames({ scope }: { scope: Scope }) {
  const { t } = useTranslation('registration')
  const { form, running, language } = scope
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Outcome | { message: string }>()

  const translate = async (key: string) => {
    const values = valuesOf(form)
    const requested = pairs.filter(([own, other]) => values[own].trim() !== '' && values[other].trim() === '')
    if (requested.length === 0) return setMessage('nothing')
    setBusy(true)
    try {
      const languageType = language === 'zh-CN' ? 2 : 1
      const input = { running: key, texts: requested.map(([own]) => values[own]), languageType }
      const { texts } = await call(translateNames, input, { alerts: false })
      requested.forEach(([, other], i) => form.setFieldValue(other, texts?.[i] ?? ''))
      setMessage(texts ? 'done' : 'none')
    } catch (error) {
      running.set('')
      setMessage({ message: error instanceof ApiError ? error.message : t('form.translateFailed') })
    } finally {
      setBusy(false)
    }
  }

  const texts = { done: t('form.translated'), none: t('form.noTranslation'), nothing: t('form.nothingToTranslate') }
  return (
    <div className={styles.aside}>
      <Button disabled={busy} onClick={() => running.use((key) => void translate(key))}>
        {t(busy ? 'form.translating' : 'form.translate')}
      </Button>
      <p role="status">{typeof message === 'object' ? message.message : message ? texts[message] : ''}</p>
    </div>
  )
}
