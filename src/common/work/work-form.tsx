import { Alert, Form, type FormInstance, type FormItemProps } from 'antd'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorName } from '#contract/core/refusals.ts'
import { ruleText } from '#contract/core/rule-texts.ts'
import { refusedField } from '../form/refused-field'
import type { Checks } from '../form/checks'
import { getLanguage } from '../i18n/language'
import { errorMessage } from '../request/error-message'
import { UploadsProvider, useUploadsUnderWay } from '../upload/uploads-under-way'
import { focusFirst } from './form/focus-first'
import { wrongFields } from './form/wrong-fields'
import styles from './work-form.module.css'

type FindProblem = (field: string, values: object) => ReactNode

const FindProblemContext = createContext<FindProblem>(() => undefined)

interface WorkFormProps<Values extends object> {
  form: FormInstance<Values>
  initialValues: Values
  /** What the contract's rules say of the values, the same that the server applies. Declared outside the component. */
  check: (values: Values) => Checks
  /** Sends the values; what it throws is shown at its field or above the button. */
  onSend: (values: Values) => Promise<unknown>
  /** Which refusals belong to which field. */
  refusals?: Partial<Record<keyof Values & string, readonly ErrorName[]>>
  /** What else is wrong with a field that the rules let pass, such as a refusal of the server. */
  messageOf?: (field: string, values: Values) => ReactNode
  /** Somebody changed a field. */
  onChange?: () => void
  /** What the ids of its fields begin with, where more than the form goes by them. */
  id?: string
  /** Id of the heading that names it. */
  labelledBy?: string
  /** Its name, where no heading says it. */
  label?: string
  /** The button, and whether its work is under way. */
  renderSubmit: (busy: boolean) => ReactNode
  children: ReactNode
}

/** Validates fields with errors again: they may be valid now, or the language may have changed. */
function revalidateWrong<Values>(form: FormInstance<Values>): void {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0)
  // What is wrong still stands at its field.
  if (wrong.length > 0) void form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined)
}

/**
 * antd's form over the rules of the contract: a field is judged when it is left, then as it changes; the first that is
 * wrong has the focus when the form is sent. Inside, `WorkField`.
 */
export function WorkForm<Values extends object>(props: WorkFormProps<Values>) {
  const {
    form,
    initialValues,
    check,
    onSend,
    refusals = {},
    messageOf,
    onChange,
    labelledBy,
    label,
    renderSubmit,
  } = props
  const { t, i18n } = useTranslation('work')
  const ownId = useId()
  const { id = ownId, children } = props
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const uploads = useUploadsUnderWay()
  // Submitted during uploads: a notice is shown until they are complete.
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    revalidateWrong(form)
    // oxlint-disable-next-line exhaustive-effect-dependencies -- the language changes the messages
  }, [form, i18n.language])

  const findProblem = useMemo<FindProblem>(
    () => (field, values) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the fields of this form ask, with its own values
      const own = values as Values
      const breach = check(own)[field]
      return breach ? ruleText(breach, getLanguage()) : messageOf?.(field, own)
    },
    [check, messageOf],
  )

  /** What is reported about each field, of several of its rows too, one below the other. */
  const errorsOf = (fields: ReturnType<typeof wrongFields>): [string, string[]][] =>
    [...new Set(fields.map(({ field }) => field))].map((name) => [
      name,
      fields
        .filter(({ field }) => field === name)
        .map(({ place, message }) => (place === undefined ? message : t('form.nth', { place, message }))),
    ])

  const send = async (values: Values) => {
    // A second press while the first is under way sends nothing.
    if (busy) return undefined
    setFailure('')
    setWaits(uploads.count > 0)
    if (uploads.count > 0) return undefined
    setBusy(true)
    try {
      await onSend(values)
    } catch (error) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are fields of the form
      const field = refusedField(error, refusals as Record<string, readonly ErrorName[]>)
      if (field === undefined) {
        const fields = wrongFields(error, Object.keys(initialValues))
        if (fields.length === 0) return setFailure(errorMessage(error))
        // oxlint-disable-next-line no-unsafe-type-assertion -- antd's paths, as below
        form.setFields(errorsOf(fields).map(([name, errors]) => ({ name: name as never, errors })))
        return focusFirst(
          id,
          fields.map(({ field: name }) => name),
        )
      }
      // oxlint-disable-next-line no-unsafe-type-assertion -- antd's paths into values of a type that is not known here
      const name = field as never
      form.setFields([{ name, errors: [errorMessage(error)] }])
      focusFirst(id, [field])
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return (
    <Form<Values>
      // Fields of one name in two forms of a page have ids of their own.
      name={id}
      form={form}
      layout="vertical"
      initialValues={initialValues}
      noValidate
      validateTrigger="onBlur"
      onValuesChange={() => {
        revalidateWrong(form)
        onChange?.()
      }}
      onFinish={(values) => void send(values)}
      onFinishFailed={({ errorFields }) =>
        focusFirst(
          id,
          errorFields.map(({ name }) => name.join('_')),
        )
      }
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
      {...(label ? { 'aria-label': label } : {})}
    >
      <FindProblemContext value={findProblem}>
        <UploadsProvider value={uploads.begin}>{children}</UploadsProvider>
        {failure ? <Alert type="error" showIcon title={failure} role="alert" className={styles.failure ?? ''} /> : null}
        {waits && uploads.count > 0 ? (
          <Alert type="warning" showIcon title={t('form.uploads')} role="alert" className={styles.failure ?? ''} />
        ) : null}
        {renderSubmit(busy)}
      </FindProblemContext>
    </Form>
  )
}

interface WorkFieldProps extends Omit<FormItemProps, 'rules' | 'name' | 'required'> {
  name: string
  /** Left out where the control says what it is, as a box with a sentence does. */
  label?: string
  /** It must be filled in: marked, and judged by the form's check. */
  required?: boolean
}

/** A labelled control of a `WorkForm`, with its hint and its error. */
export function WorkField({ name, required = false, children, ...item }: WorkFieldProps) {
  const findProblem = useContext(FindProblemContext)
  const form = Form.useFormInstance<object>()
  const validator = async () => {
    const wrong = findProblem(name, form.getFieldsValue(true))
    // oxlint-disable-next-line prefer-promise-reject-errors -- antd draws what it is given, a link with its text too
    return wrong ? Promise.reject(typeof wrong === 'string' ? new Error(wrong) : wrong) : undefined
  }
  return (
    <Form.Item name={name} required={required} rules={[{ validator }]} {...item}>
      {children}
    </Form.Item>
  )
}
