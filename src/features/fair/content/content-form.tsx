import { Button, Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addContent, getContent, saveContent } from '#contract/fair/content/endpoints.ts'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { isRefusal } from '#src/common/request/api-error.ts'
import { call } from '#src/common/request/call.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { useContentChange } from './api'
import { Conflict } from './conflict'
import { checkContent } from './check-content'
import { TranslateMissing } from './translate/translate-missing'
import { ContentField } from './fields/content-field'
import { FixedFields } from './review/fixed-fields'
import { useWritesForFair } from './review/use-writes-for-fair'
import styles from './content.module.css'

interface ContentFormProps {
  kind: ContentKind
  /** The version that is written over, a new object without it: a later one of another user's is shown first, never lost. */
  of?: ContentObject
  /** What some fields of a new object say at first. */
  begin?: AnyDocument
  /** The draft is stored; the second says that its author means to publish it, or to have it published. */
  onSaved: (object: ContentObject, isToPublish: boolean) => void
  /** What is in the form rests on this version now: another user's, which was taken or is to be written over. */
  onRebase?: (object: ContentObject) => void
}

/** Everything that is written of an object, in both languages. */
export function ContentForm({ kind, of, begin, onSaved, onRebase }: ContentFormProps) {
  const { t } = useTranslation('content')
  const fields = fieldsOf(kind)
  const [form] = Form.useForm<AnyDocument>()
  const [theirs, setTheirs] = useState<ContentObject>()
  const [key] = useState(newKey)
  const [add, save] = [useContentChange(addContent), useContentChange(saveContent)]
  const meansToPublish = useRef(false)
  const writesForFair = useWritesForFair()

  const send = async (values: AnyDocument) => {
    const document = { ...emptyDocument(fields), ...values }
    try {
      const saved = of
        ? await save.mutateAsync({ kind, id: of.id, revision: of.revision, document })
        : await add.mutateAsync({ kind, key, document })
      setTheirs(undefined)
      if (!meansToPublish.current) showToast(t('form.saved'))
      onSaved(saved, meansToPublish.current)
    } catch (error) {
      if (of && isRefusal(error, 'ContentChanged')) setTheirs(await call(getContent, { kind, id: of.id }))
      throw error
    } finally {
      meansToPublish.current = false
    }
  }
  const goOnFrom = (version: ContentObject) => {
    onRebase?.(version)
    setTheirs(undefined)
  }
  return (
    <div className={styles.form}>
      <WorkForm
        form={form}
        label={t(of ? 'form.edit' : 'form.new', { kind: t(`kind.${kind}.one`) })}
        initialValues={of?.document ?? { ...emptyDocument(fields), ...begin }}
        check={(values) => checkContent(fields, values)}
        onSend={send}
        renderSubmit={(busy) => (
          <div className={styles.send}>
            <TranslateMissing fields={fields} form={form} />
            {theirs ? (
              <Conflict
                kind={kind}
                mine={form.getFieldsValue(true)}
                theirs={theirs}
                onTakeTheirs={() => {
                  form.setFieldsValue(theirs.document)
                  goOnFrom(theirs)
                }}
                onKeepMine={() => goOnFrom(theirs)}
              />
            ) : null}
            <Button
              htmlType="submit"
              loading={busy}
              onClick={() => {
                // What was to be published before, and was not accepted, is now only to be kept.
                meansToPublish.current = false
              }}
              {...(of ? {} : { type: 'primary' as const })}
            >
              {t('form.save')}
            </Button>
            {of ? (
              <Button
                type="primary"
                disabled={busy}
                onClick={() => {
                  meansToPublish.current = true
                  form.submit()
                }}
              >
                {t(writesForFair ? 'form.publish' : 'form.submit')}
              </Button>
            ) : null}
          </div>
        )}
      >
        <div className={styles.pairs}>
          {Object.entries(fields).map(([name, field]) =>
            field.organizers && !writesForFair ? null : (
              <ContentField key={name} kind={kind} name={name} field={field} />
            ),
          )}
        </div>
        {of && !writesForFair ? <FixedFields kind={kind} document={of.document} /> : null}
      </WorkForm>
    </div>
  )
}
