import { Alert, Button, Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startImport } from '#contract/operations/imports/endpoints.ts'
import { IMPORT_FILE_MAX_BYTES, IMPORT_PICTURES_MAX_BYTES } from '#contract/operations/imports/limits.ts'
import {
  type ImportKind,
  importKinds,
  pictureArchiveTypes,
  pictureFields,
  rowTypes,
  importFields,
  mayImportKind,
} from '#contract/operations/imports/rules.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { useSession } from '#src/common/session/session.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { useImportStep } from './api'
import { BusyButton } from './busy-button'
import { FileChoice } from './file-choice'
import { rememberFiles } from './files-at-hand'
import { kindLabel } from './labels'
import styles from './imports.module.css'
import { saveTemplate } from './template'

const sizeOf = ({ name, size }: File) => ({ name, size })

/** What is to be imported, and from which files. */
export function NewImport({ onStarted }: { onStarted: (id: number) => void }) {
  const { t } = useTranslation('imports')
  const [kind, setKind] = useState<ImportKind>('exhibitor')
  const userType = useSession()?.user.userType
  const kinds = importKinds.filter((one) => mayImportKind(userType, one))
  const [rows, setRows] = useState<File | null>(null)
  const [pictures, setPictures] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const start = useImportStep(startImport)
  const key = useRef(newKey())
  const takesPictures = pictureFields(importFields(kind)).main !== undefined

  const send = () => {
    setMissing(rows === null)
    if (!rows || start.isPending) return
    const archive = takesPictures ? pictures : null
    const input = { key: key.current, kind, rows: sizeOf(rows), pictures: archive && sizeOf(archive) }
    start.mutate(input, {
      onSuccess: ({ id }) => {
        rememberFiles(id, { rows, pictures: archive })
        onStarted(id)
      },
    })
  }
  // What is requested again with other files is another import.
  const chosen =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      key.current = newKey()
      set(value)
    }
  return (
    <Form layout="vertical" className={styles.form ?? ''} aria-label={t('new.title')} onFinish={send}>
      <Form.Item label={t('new.kind')} htmlFor="import-kind" extra={t('new.kindHint')}>
        <div className={styles.kind}>
          <Choice
            id="import-kind"
            className={styles.kindChoice ?? ''}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: kindLabel(t, one) }))}
            onChange={(value) => chosen(setKind)(kinds.find((one) => one === value) ?? 'exhibitor')}
          />
          <BusyButton run={() => saveTemplate(t, kind)}>{t('new.template')}</BusyButton>
        </div>
      </Form.Item>
      <FileChoice
        label={t('new.rows')}
        hint={t('new.rowsHint')}
        types={rowTypes}
        maxBytes={IMPORT_FILE_MAX_BYTES}
        value={rows}
        onChange={(file) => {
          setMissing(false)
          chosen(setRows)(file)
        }}
      />
      {isMissing ? <Alert type="error" showIcon role="alert" title={t('new.missing')} /> : null}
      {takesPictures ? (
        <FileChoice
          label={t('new.pictures')}
          hint={t('new.picturesHint')}
          types={pictureArchiveTypes}
          maxBytes={IMPORT_PICTURES_MAX_BYTES}
          value={pictures}
          onChange={chosen(setPictures)}
        />
      ) : null}
      <Button type="primary" htmlType="submit" loading={start.isPending}>
        {t('new.send')}
      </Button>
    </Form>
  )
}
