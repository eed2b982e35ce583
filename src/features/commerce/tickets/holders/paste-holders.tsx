import { Alert, Button, Input } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleText } from '#contract/core/rule-texts.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import styles from './holders.module.css'
import { decodeList, parseHolders, type WrongRow } from './parse-holders'

/** bytes; far more than the names of a group */
const FILE_MAX = 200_000

interface PasteHoldersProps {
  /** As many as one order may have. */
  max: number
  onTake: (holders: Holder[]) => void
}

/** Takes the names of a group from a list: pasted from a table or read from a file. Where a row is wrong, none is taken. */
export function PasteHolders({ max, onTake }: PasteHoldersProps) {
  const { t } = useTranslation('own-tickets')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [list, setList] = useState('')
  const [wrong, setWrong] = useState<WrongRow[]>([])
  const [failure, setFailure] = useState('')
  const take = (text: string) => {
    const parsed = parseHolders(text)
    const { length } = parsed.holders
    const message = length === 0 ? t('paste.none') : length > max ? t('paste.tooMany', { count: length, max }) : ''
    setFailure(message)
    setWrong(message === '' ? parsed.wrong : [])
    if (message === '' && parsed.wrong.length === 0) onTake(parsed.holders)
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > FILE_MAX) return setFailure(t('paste.tooLarge'))
    const text = decodeList(await chosen.arrayBuffer())
    setList(text)
    take(text)
  }
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{t('paste.label')}</label>
      <Input.TextArea
        id={id}
        rows={5}
        value={list}
        aria-describedby={`${id}-how`}
        placeholder={t('paste.example')}
        onChange={(event) => setList(event.target.value)}
      />
      <p id={`${id}-how`}>{t('paste.how')}</p>
      {failure || wrong.length > 0 ? (
        <Alert
          type="error"
          role="alert"
          title={failure || t('paste.wrong', { count: wrong.length })}
          description={
            wrong.length > 0 ? (
              <ul className={styles.wrong}>
                {wrong.map(({ row, breach }) => (
                  <li key={row}>{t('paste.row', { row, message: ruleText(breach, getLanguage()) })}</li>
                ))}
              </ul>
            ) : undefined
          }
        />
      ) : null}
      <div className={styles.ways}>
        <Button onClick={() => take(list)}>{t('paste.take')}</Button>
        <Button type="link" onClick={() => file.current?.click()}>
          {t('paste.file')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('paste.file')}
          onChange={(event) => {
            const { target } = event
            void read(target.files?.[0]).finally(() => {
              // The same file may be mended and chosen again.
              target.value = ''
            })
          }}
        />
      </div>
    </div>
  )
}
