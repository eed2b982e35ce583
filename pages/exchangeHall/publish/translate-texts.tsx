import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateOrder } from '#contract/trade/demands/endpoints.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { call } from '#src/common/request/call.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from '../work.module.css'
import type { Values } from './values'

type Side = 'zh' | 'en'
const fields = ['title', 'supplement'] as const
const otherOf = (side: Side): Side => (side === 'zh' ? 'en' : 'zh')

/** Fills title and supplement in one language from the other, on request; existing text needs confirmation. */
export function TranslateTexts({ onFilled }: { onFilled: () => void }) {
  const { t } = useTranslation('matches')
  const form = Form.useFormInstance<Values>()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [replacing, setReplacing] = useState<Side>()

  const fill = async (to: Side) => {
    setReplacing(undefined)
    const from = otherOf(to)
    const written = fields.filter((name) => form.getFieldValue(name)[from].trim() !== '')
    setBusy(true)
    setMessage('')
    try {
      const sent = written.map((name) => form.getFieldValue(name)[from])
      const input = { texts: sent, to: to === 'zh' ? ('zh-CN' as const) : ('en-US' as const) }
      const { texts } = await call(translateOrder, input, { alerts: false })
      if (!texts) return setMessage(t('translate.none'))
      for (const [place, name] of written.entries()) {
        const now = form.getFieldValue(name)
        const text = texts[place]
        // What was translated is no longer what is there, where it was changed meanwhile.
        if (text && now[from] === sent[place]) form.setFieldValue(name, { ...now, [to]: text })
      }
      onFilled()
      setMessage(t('translate.done'))
    } catch (error) {
      setMessage(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const begin = (to: Side) => {
    const texts = fields.map((name) => form.getFieldValue(name))
    const sources = texts.filter((text) => text[otherOf(to)].trim() !== '')
    if (sources.length === 0) return setMessage(t('translate.nothing'))
    if (sources.some((text) => text[to].trim() !== '')) return setReplacing(to)
    return void fill(to)
  }
  return (
    <div className={styles.translate} role="group" aria-label={t('translate.label')}>
      <Button loading={busy} onClick={() => begin('en')}>
        {t('translate.toEn')}
      </Button>
      <Button loading={busy} onClick={() => begin('zh')}>
        {t('translate.toZh')}
      </Button>
      <span role="status">{message}</span>
      {replacing ? (
        <WorkDialog
          title={t('translate.replace')}
          submit={t('translate.replaceDo')}
          danger
          onSubmit={() => void fill(replacing)}
          onClose={() => setReplacing(undefined)}
        >
          <p>{t(`translate.replaceText.${replacing}`)}</p>
        </WorkDialog>
      ) : null}
    </div>
  )
}
