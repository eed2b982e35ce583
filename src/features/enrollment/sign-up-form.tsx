import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../common/form/inputs'
import { errorMessage } from '../../common/request/error-message'
import { Dialog } from '../../common/ui/dialog/dialog'
import { Shown } from '../../common/ui/states'
import { type Group, type OpenExhibition, useOwnExhibitors, useSignUp } from './api'
import { GroupField } from './group-field'
import styles from './sign-up-form.module.css'

interface Values {
  type: '0' | '1'
  exhibitionType: '0' | '1'
  group: Group | null
}

interface SignUpFormProps {
  exhibition: OpenExhibition
  onDone: () => void
  onClose: () => void
}

/** How to take part: on one's own in one of two forms, or with a group (spec: access §5). */
export function SignUpForm(props: SignUpFormProps) {
  const { t } = useTranslation('enrollment')
  const { exhibition, onClose } = props
  return (
    <Dialog title={t('form.title', { name: exhibition.name })} width={560} onClose={onClose}>
      <Shown query={useOwnExhibitors()} loading={<div className={`yz-skeleton ${styles.asking}`} />}>
        {([exhibitor]) =>
          exhibitor ? (
            <Form {...props} exhibitor={exhibitor} />
          ) : (
            <p className={styles.warning} role="alert">
              {t('form.noExhibitor')}
            </p>
          )
        }
      </Shown>
    </Dialog>
  )
}

type FormProps = SignUpFormProps & { exhibitor: { exhibitorId: number; exhibitorName: string } }

function Form({ exhibition: { id: expoId, name: expoName }, exhibitor, onDone, onClose }: FormProps) {
  const { t } = useTranslation('enrollment')
  const signUp = useSignUp()
  const form = useForm<Values>({ defaultValues: { type: '0', exhibitionType: '0', group: null } })
  const { control, formState, register, setError, setValue } = form
  const [type, group] = useWatch({ control, name: ['type', 'group'] })

  const submit = form.handleSubmit(async ({ exhibitionType }) => {
    if (type === '1' && !group) {
      setError('group', { type: 'missing', message: t('form.chooseGroup') })
      return
    }
    const ofGroup = group && {
      exhibitionGroupId: group.id,
      exhibitionGroupName: group.exhibitionGroupName,
      exhibitionType: group.exhibitionType,
    }
    try {
      await signUp.mutateAsync({
        expoId,
        expoName,
        ...exhibitor,
        type: Number(type),
        exhibitionType: Number(exhibitionType),
        ...(type === '1' ? ofGroup : {}),
      })
      onDone()
    } catch (error) {
      setError('root', { type: 'server', message: errorMessage(error) })
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.exhibitor}>{t('form.exhibitor', { name: exhibitor.exhibitorName })}</p>
      <Choices
        label={t('form.type')}
        type="radio"
        field={register('type')}
        options={[
          { value: '0', label: t('form.individual') },
          { value: '1', label: t('form.group') },
        ]}
      />
      {type === '1' ? (
        <GroupField
          expoId={expoId}
          value={group}
          error={formState.errors.group}
          onChange={(next) => {
            setValue('group', next)
            form.clearErrors('group')
          }}
        />
      ) : (
        <Choices
          label={t('form.exhibiting')}
          type="radio"
          field={register('exhibitionType')}
          options={[
            { value: '0', label: t('form.online') },
            { value: '1', label: t('form.both') },
          ]}
        />
      )}
      {formState.errors.root?.message ? (
        <p className={styles.refusal} role="alert">
          {formState.errors.root.message}
        </p>
      ) : null}
      <div className={styles.choice}>
        <button type="button" className="yz-button" data-kind="quiet" onClick={onClose}>
          {t('form.cancel')}
        </button>
        <button type="submit" className="yz-button" disabled={formState.isSubmitting}>
          {t(formState.isSubmitting ? 'form.sending' : 'form.submit')}
        </button>
      </div>
    </form>
  )
}
