import { Button, Form } from 'antd'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedLiveDetail } from '#contract/live/live/schemas.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { newKey } from '#src/common/app/new-key.ts'
import { useAddLive, useChangeLive } from './api'
import { AboutSection, NoticeSection, PeopleSection, PlaySection, ThemeSection, TimeSection } from './form-sections'
import styles from './live-manage.module.css'
import { checkLive, toDraft, type LiveValues, toFormValues } from './live-values'

interface LiveFormProps {
  /** The session that is changed; a new one without it. */
  of?: ManagedLiveDetail
  /** Finds and names accounts, as the field of a form. */
  peopleInput: ReactElement
  onSaved?: (live: ManagedLiveDetail) => void
  /** Somebody else has changed it: begin again from what it is now. */
  onReload?: () => void
}

/** Refusals of named accounts are shown at their field. */
const naming = ['AccountNotFound', 'TooManyNamed'] as const
/** What was used of the live hours stays used, and what is left sets an end. */
const used = ['LiveEnded', 'LiveOnAir'] as const
const refusals = {
  anchor: naming,
  managers: naming,
  startTime: used,
  endTime: [...used, 'LiveHoursUsed'],
  type: used,
} as const

/** All that is written of a session, for the organizer and for whoever runs it. */
export function LiveForm({ of, peopleInput, onSaved, onReload }: LiveFormProps) {
  const { t } = useTranslation('live-manage')
  // The version that the form began with: a later one of another user's must be refused, not overwritten.
  const [seen, setSeen] = useState(of)
  const [key] = useState(newKey)
  const [isChanged, setChanged] = useState(false)
  const [add, change] = [useAddLive(), useChangeLive()]
  const [form] = Form.useForm<LiveValues>()

  const stays = of?.timesStay ?? false

  const save = async (values: LiveValues) => {
    setChanged(false)
    const draft = toDraft(values, seen?.draft)
    try {
      const saved = seen
        ? await change.mutateAsync({ id: seen.id, version: seen.version, draft })
        : await add.mutateAsync({ key, draft })
      showToast(t(seen ? 'form.saved' : 'form.added'))
      setSeen(saved)
      form.setFieldsValue(toFormValues(saved.draft))
      onSaved?.(saved)
    } catch (error) {
      setChanged(isRefusal(error, 'LiveChanged'))
      throw error
    }
  }
  return (
    <div className={styles.form}>
      <WorkForm
        form={form}
        label={t(of ? 'edit.title' : 'edit.new')}
        initialValues={toFormValues(of?.draft)}
        check={checkLive}
        onSend={save}
        refusals={refusals}
        renderSubmit={(busy) => (
          <div className={styles.send}>
            {isChanged && onReload ? (
              <p className={styles.reload}>
                <Button onClick={onReload}>{t('form.reload')}</Button>
                <small>{t('form.reloadHint')}</small>
              </p>
            ) : null}
            <Button type="primary" htmlType="submit" loading={busy}>
              {t(busy ? 'form.saving' : seen ? 'form.save' : 'form.add')}
            </Button>
          </div>
        )}
      >
        <AboutSection />
        <TimeSection stays={stays} />
        <PlaySection stays={stays} />
        <ThemeSection />
        <PeopleSection input={peopleInput} />
        <NoticeSection />
      </WorkForm>
    </div>
  )
}
