import { Form, type FormInstance, Radio } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '#src/common/session/storage.ts'
import { Shown } from '#src/common/ui/states.tsx'
import { Work } from '#src/common/work/work.tsx'
import { EnterSends } from '#src/common/work/enter-sends.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { WorkField, WorkForm } from '#src/common/work/work-form.tsx'
import { type Group, type OpenExhibition, useOwnExhibitors, useSignUp } from './api'
import { GroupField } from './group-field'
import styles from './sign-up-form.module.css'

interface Values {
  type: '0' | '1'
  exhibitionType: '0' | '1'
  group: Group | null
}

const empty: Values = { type: '0', exhibitionType: '0', group: null }
/** What is chosen is right; that a group is chosen its field asks itself. */
const check = () => ({})

interface SignUpFormProps {
  exhibition: OpenExhibition
  onDone: () => void
  /** Back to the exhibitions. */
  onClose: () => void
}

/** How to take part: on one's own in one of two forms, or with a group (spec: access §5). */
export function SignUpForm(props: SignUpFormProps) {
  return (
    <Work>
      <FormDialog {...props} />
    </Work>
  )
}

/** While somebody signs up to an exhibition, every call says to which (spec: common §3, §7). */
function useActivity(id: number): void {
  useEffect(() => {
    session.set('exhibitionActivitiesId', String(id))
    return () => session.remove('exhibitionActivitiesId')
  }, [id])
}

function FormDialog({ exhibition: { id: expoId, name: expoName }, onDone, onClose }: SignUpFormProps) {
  const { t } = useTranslation('enrollment')
  useActivity(expoId)
  const [form] = Form.useForm<Values>()
  const exhibitors = useOwnExhibitors()
  const signUp = useSignUp()
  const exhibitor = exhibitors.data?.[0]
  const send = async ({ type, exhibitionType, group }: Values) => {
    if (!exhibitor) return
    const ofGroup = group && {
      exhibitionGroupId: group.id,
      exhibitionGroupName: group.exhibitionGroupName,
      exhibitionType: group.exhibitionType,
    }
    await signUp.mutateAsync({
      expoId,
      expoName,
      ...exhibitor,
      type: Number(type),
      exhibitionType: Number(exhibitionType),
      ...(type === '1' ? ofGroup : {}),
    })
    onDone()
  }
  return (
    <WorkDialog
      title={t('form.title', { name: expoName })}
      width={560}
      {...(exhibitor ? { submit: t(signUp.isPending ? 'form.sending' : 'form.submit') } : {})}
      cancel={t('form.back')}
      busy={signUp.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Shown query={exhibitors} loading={<div className={`yz-skeleton ${styles.requesting}`} />}>
        {([own]) =>
          own ? (
            <>
              <p className={styles.exhibitor}>{t('form.exhibitor', { name: own.exhibitorName })}</p>
              <WorkForm
                form={form}
                initialValues={empty}
                check={check}
                onSend={() => send(form.getFieldsValue(true))}
                renderSubmit={() => null}
              >
                <Fields form={form} expoId={expoId} />
                <EnterSends />
              </WorkForm>
            </>
          ) : (
            <p className={styles.warning} role="alert">
              {t('form.noExhibitor')}
            </p>
          )
        }
      </Shown>
    </WorkDialog>
  )
}

function Fields({ form, expoId }: { form: FormInstance<Values>; expoId: number }) {
  const { t } = useTranslation('enrollment')
  const isOfGroup = Form.useWatch('type', form) === '1'
  return (
    <>
      <WorkField name="type" label={t('form.type')}>
        <Radio.Group
          className={styles.kinds ?? ''}
          options={[
            { value: '0', label: t('form.individual') },
            { value: '1', label: t('form.group') },
          ]}
        />
      </WorkField>
      {isOfGroup ? (
        <Form.Item
          name="group"
          label={t('form.groups')}
          required
          rules={[
            {
              validator: async (_rule, value: Group | null) => {
                if (!value) throw new Error(t('form.chooseGroup'))
              },
            },
          ]}
        >
          <GroupField expoId={expoId} />
        </Form.Item>
      ) : (
        <WorkField name="exhibitionType" label={t('form.exhibiting')}>
          <Radio.Group
            className={styles.kinds ?? ''}
            options={[
              { value: '0', label: t('form.online') },
              { value: '1', label: t('form.both') },
            ]}
          />
        </WorkField>
      )}
    </>
  )
}
