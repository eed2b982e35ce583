import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedLiveDetail } from '../../../../contract/live/schemas'
import { useRulesForm } from '../../../common/form/use-rules-form'
import { errorMessage } from '../../../common/request/error-message'
import { isRefusal } from '../../../common/request/api-error'
import { showToast } from '../../../common/ui/notices/notices'
import { newKey } from '../../../common/app/new-key'
import { useAddLive, useChangeLive } from './api'
import { AboutSection, NoticeSection, PeopleSection, PlaySection, ThemeSection, TimeSection } from './form-sections'
import styles from './live-manage.module.css'
import { checkLive, toDraft, type LiveValues, toFormValues } from './live-values'

interface LiveFormProps {
  /** The session that is changed; a new one without it. */
  of?: ManagedLiveDetail
  onSaved?: (live: ManagedLiveDetail) => void
  /** Somebody else has changed it: begin anew from what it is now. */
  onReload?: () => void
}

/** All that is written of a session, for the organizer and for whoever runs it. */
export function LiveForm({ of, onSaved, onReload }: LiveFormProps) {
  const { t } = useTranslation('live-manage')
  // The version that the form began with: a later one of somebody else's must be refused, not overwritten.
  const [seen, setSeen] = useState(of)
  const [key] = useState(newKey)
  const [isChanged, setChanged] = useState(false)
  const [add, change] = [useAddLive(), useChangeLive()]
  const form = useRulesForm<LiveValues>(toFormValues(of?.draft), checkLive)
  const { errors: wrong, isSubmitting } = form.formState

  const save = form.handleSubmit(async (values) => {
    setChanged(false)
    const draft = toDraft(values, seen?.draft)
    try {
      const saved = seen
        ? await change.mutateAsync({ id: seen.id, version: seen.version, draft })
        : await add.mutateAsync({ key, draft })
      showToast(t(seen ? 'form.saved' : 'form.added'))
      setSeen(saved)
      form.reset(toFormValues(saved.draft))
      onSaved?.(saved)
    } catch (error) {
      setChanged(isRefusal(error, 'LiveChanged'))
      form.setError('root', { type: 'server', message: errorMessage(error) })
    }
  })
  return (
    <form
      className={styles.form}
      aria-label={t(of ? 'edit.title' : 'edit.new')}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <AboutSection form={form} />
      <TimeSection form={form} />
      <PlaySection form={form} />
      <ThemeSection form={form} />
      <PeopleSection form={form} />
      <NoticeSection form={form} />
      <div className={styles.send}>
        {wrong.root?.message ? (
          <div className={styles.refusal} role="alert">
            <p>{wrong.root.message}</p>
            {isChanged && onReload ? (
              <>
                <button type="button" className="yz-button" data-kind="quiet" onClick={onReload}>
                  {t('form.reload')}
                </button>
                <small>{t('form.reloadHint')}</small>
              </>
            ) : null}
          </div>
        ) : null}
        <button type="submit" className="yz-button" disabled={isSubmitting}>
          {t(isSubmitting ? 'form.saving' : seen ? 'form.save' : 'form.add')}
        </button>
      </div>
    </form>
  )
}
