import { Button, Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addContent, getContent, saveContent } from '../../../contract/content/endpoints'
import type { AnyDocument } from '../../../contract/content/fields'
import { type ContentKind, fieldsOf } from '../../../contract/content/kinds'
import { emptyDocument } from '../../../contract/content/rules'
import type { ContentObject } from '../../../contract/content/schemas'
import { newKey } from '../../common/app/new-key'
import { isRefusal } from '../../common/request/api-error'
import { call } from '../../common/request/call'
import { showToast } from '../../common/ui/notices/notices'
import { WorkForm } from '../../common/work/work-form'
import { useContentChange } from './api'
import { Conflict } from './conflict'
import { checkContent } from './check-content'
import { ContentField } from './fields/content-field'
import styles from './content.module.css'

interface ContentFormProps {
  kind: ContentKind
  /** What is edited; a new object without it. */
  of?: ContentObject
  /** The draft is stored; the second says that its author means to publish it. */
  onSaved: (object: ContentObject, isToPublish: boolean) => void
}

/** Everything that is written of an object, in both languages. */
export function ContentForm({ kind, of, onSaved }: ContentFormProps) {
  const { t } = useTranslation('content')
  const fields = fieldsOf(kind)
  const [form] = Form.useForm<AnyDocument>()
  // The version that is written over: a later one of somebody else's is shown first, and never lost.
  const [seen, setSeen] = useState(of)
  const [theirs, setTheirs] = useState<ContentObject>()
  const [key] = useState(newKey)
  const [add, save] = [useContentChange(addContent), useContentChange(saveContent)]
  const meansToPublish = useRef(false)

  const send = async (values: AnyDocument) => {
    const document = { ...emptyDocument(fields), ...values }
    try {
      const saved = seen
        ? await save.mutateAsync({ kind, id: seen.id, revision: seen.revision, document })
        : await add.mutateAsync({ kind, key, document })
      setSeen(saved)
      setTheirs(undefined)
      if (!meansToPublish.current) showToast(t('form.saved'))
      onSaved(saved, meansToPublish.current)
    } catch (error) {
      if (seen && isRefusal(error, 'ContentChanged')) setTheirs(await call(getContent, { kind, id: seen.id }))
      throw error
    } finally {
      meansToPublish.current = false
    }
  }
  const take = (theirVersion: ContentObject) => {
    form.setFieldsValue(theirVersion.document)
    setSeen(theirVersion)
    setTheirs(undefined)
  }
  return (
    <div className={styles.form}>
      <WorkForm
        form={form}
        label={t(of ? 'form.edit' : 'form.new', { kind: t(`kind.${kind}.one`) })}
        initialValues={of?.document ?? emptyDocument(fields)}
        check={(values) => checkContent(fields, values)}
        onSend={send}
        renderSubmit={(busy) => (
          <div className={styles.send}>
            {theirs && seen ? (
              <Conflict
                kind={kind}
                mine={form.getFieldsValue(true)}
                theirs={theirs}
                onTakeTheirs={() => take(theirs)}
                onKeepMine={() => {
                  setSeen(theirs)
                  setTheirs(undefined)
                }}
              />
            ) : null}
            <Button htmlType="submit" loading={busy} {...(seen ? {} : { type: 'primary' as const })}>
              {t('form.save')}
            </Button>
            {seen ? (
              <Button
                type="primary"
                disabled={busy}
                onClick={() => {
                  meansToPublish.current = true
                  form.submit()
                }}
              >
                {t('form.publish')}
              </Button>
            ) : null}
          </div>
        )}
      >
        {Object.entries(fields).map(([name, field]) => (
          <ContentField key={name} kind={kind} name={name} field={field} />
        ))}
      </WorkForm>
    </div>
  )
}
