import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addLeadNote, removeLeadNote } from '#contract/trade/leads/endpoints.ts'
import { LEAD_NOTE_MAX } from '#contract/trade/leads/limits.ts'
import { checkLeadNote } from '#contract/trade/leads/rules.ts'
import type { WholeLead } from '#contract/trade/leads/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showAlert, showToast } from '#src/common/ui/notices/notices.ts'
import { momentText } from '#src/common/work/moment.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { useLeadChange } from './api'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import styles from './leads.module.css'

interface Values {
  text: string
}
type Note = WholeLead['noteList'][number]

const check = (values: Values) => ({ ...checkLeadNote(values) })
const refusals = { text: ['TextUnsafe'] } as const

/** What the team has written of a lead for itself; who wrote a note withdraws it. */
export function LeadNotes({ lead }: { lead: WholeLead }) {
  const { t, i18n } = useTranslation('leads')
  const [selected, setSelected] = useState<Note>()
  const { shown, line } = useShownTexts(lead.noteList.flatMap(({ own, text }) => (own ? [] : [text])))
  return (
    <section aria-label={t('notes.title')} className={styles.stack}>
      <h3>{t('notes.title')}</h3>
      <p className={styles.hint}>{t('notes.lead')}</p>
      <NoteForm id={lead.id} />
      {line}
      {lead.noteList.length > 0 ? (
        <ul className={styles.notes}>
          {lead.noteList.map((note) => (
            <li key={note.id}>
              <p lang={note.own ? undefined : shown(note.text).lang}>{note.own ? note.text : shown(note.text).text}</p>
              <p className={styles.when}>
                <time dateTime={note.at}>{momentText(note.at, i18n.language)}</time>
                <span>{note.by}</span>
                {note.own ? (
                  <Button type="link" size="small" danger onClick={() => setSelected(note)}>
                    {t('notes.remove')}
                  </Button>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {selected ? <RemoveDialog note={selected} onClose={() => setSelected(undefined)} /> : null}
    </section>
  )
}

function NoteForm({ id }: { id: number }) {
  const { t } = useTranslation('leads')
  const [form] = Form.useForm<Values>()
  const add = useLeadChange(addLeadNote)
  // Sent again after a break it is written once; what was changed since is another.
  const [key, setKey] = useState(newKey)
  const send = async ({ text }: Values) => {
    await add.mutateAsync({ id, key, text })
    setKey(newKey())
    form.resetFields()
    showToast(t('notes.added'))
  }
  return (
    <WorkForm
      form={form}
      label={t('notes.add')}
      initialValues={{ text: '' }}
      check={check}
      refusals={refusals}
      onSend={send}
      onChange={() => setKey(newKey())}
      renderSubmit={(busy) => (
        <Button htmlType="submit" loading={busy}>
          {t('notes.add')}
        </Button>
      )}
    >
      <WorkField name="text" label={t('notes.text')}>
        <TextArea rows={3} showCount maxLength={LEAD_NOTE_MAX} />
      </WorkField>
    </WorkForm>
  )
}

function RemoveDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation('leads')
  const remove = useLeadChange(removeLeadNote)
  const send = async () => {
    try {
      await remove.mutateAsync({ id: note.id })
      showToast(t('notes.removed'))
    } catch (error) {
      showAlert(errorMessage(error))
    }
    onClose()
  }
  return (
    <WorkDialog
      title={t('notes.question')}
      submit={t('notes.remove')}
      danger
      busy={remove.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p className={styles.quoted}>{note.text}</p>
    </WorkDialog>
  )
}
