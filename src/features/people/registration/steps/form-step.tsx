import { Button, Form } from 'antd'
import { lazy, Suspense, useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '#src/common/i18n/language.ts'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { useHalls } from '../api'
import { Agreement } from '../form/agreement'
import { ContactSection } from '../form/contact-section'
import { useChosenPlaces } from '../form/place-fields'
import { PublicContactSection } from '../form/public-contact-section'
import type { Scope } from '../form/scope'
import { Section, Wide } from '../form/section'
import { useChecks } from '../form/use-checks'
import { useRunning } from '../form/use-running'
import { useMessages } from '../form/use-messages'
import { useSubmit } from '../form/use-submit'
import { useNamesSwapped, useTyped } from '../form/use-typed'
import { WhereSection } from '../form/where-section'
import { WhoSection } from '../form/who-section'
import { placeNames } from '../model/bilingual'
import { checkForm } from '../model/check-form'
import { emptyValues, type FormValues, isTouched, type Participant, type Role } from '../model/form-values'
import { ConfirmDialog } from './later-confirm-dialog'
import { StepHead } from './step-head'
import formStyles from '../form/form.module.css'
import { valuesOf } from '../form/values-of'

// Below what is typed first.
const PurposeSection = lazy(async () => {
  const { PurposeSection: Purpose } = await import('../form/purpose-section')
  return { default: Purpose }
})

// Below all that is typed, and for exhibitors alone.
const DocumentsSection = lazy(async () => {
  const { DocumentsSection: Documents } = await import('../form/documents-section')
  return { default: Documents }
})

export interface FormStepProps {
  role: Role
  initial: FormValues
  clientKey: string
  preExhibitorId: number | undefined
  /** The code of the pre-registration that it is made of. */
  preRegistration?: string | undefined
  takesFocus: boolean
  /** The key of the query that requested changes. */
  amends?: string
  onTyped?: (values: FormValues) => void
  onBack: () => void
  onDone: (registrationId: number) => void
}

/** The form of a role: one long page, sent once (spec: access §2.3, §5). */
export function FormStep({ role, initial, amends, takesFocus, onTyped, onBack, onDone, ...keys }: FormStepProps) {
  const { t } = useTranslation('registration')
  const formId = useId()
  const [form] = Form.useForm<FormValues>()
  const halls = useHalls()
  const running = useRunning()
  const message = useMessages(form)
  const amended = amends ? initial : undefined
  const language = getLanguage()
  const checkValues = useCallback(
    (values: FormValues) => checkForm(values, { role, language, halls: halls.data, amended }),
    [role, language, halls.data, amended],
  )
  const check = useChecks({ form, running, messages: message, checkValues, initial: amended })
  const isAmending = amends !== undefined
  const scope: Scope = { form, initial, role, language, running, messages: message, check, isAmending }
  const places = useChosenPlaces(scope)
  const [switching, setSwitching] = useState<Participant>()

  const { send, progress } = useSubmit({
    scope,
    formId,
    kept: amends ? initial.exhibitsPicture.map(({ id }) => id) : [],
    sendingOf: (values) => ({
      language,
      ...keys,
      amends,
      places: placeNames(values, {
        countries: places.countries.data ?? [],
        areas: places.areas.data ?? [],
        cities: places.cities.data ?? [],
      }),
    }),
    onDone,
  })

  useNamesSwapped(form)

  const change = (participant: Participant) => {
    const fresh = { ...emptyValues, participant }
    form.setFields(
      // oxlint-disable-next-line no-unsafe-type-assertion -- the keys of the form's values
      (Object.keys(fresh) as (keyof FormValues)[]).map((name) => ({ name, value: fresh[name], errors: [] })),
    )
    setSwitching(undefined)
  }
  const ask = (participant: Participant) =>
    isTouched(valuesOf(form)) ? setSwitching(participant) : change(participant)
  const arePlacesKnown = !places.isMainland || (places.areas.data && (places.stateCode === '' || places.cities.data))
  const purpose = (
    <Suspense fallback={<div className={`yz-skeleton ${formStyles.documents}`} />}>
      <PurposeSection scope={scope} />
    </Suspense>
  )
  const isReady =
    arePlacesKnown && places.countries.data !== undefined && (role === 'buyer' || halls.data !== undefined)
  const labels = {
    idle: t(amends ? 'form.submitAmended' : 'form.submit'),
    review: t('form.reviewing'),
    sending: t('form.sending'),
  }
  return (
    <>
      <StepHead title={t(`form.title.${amends ? 'amend' : role}`)} lead={t('form.lead')} takesFocus={takesFocus} />
      <WorkForm
        id={formId}
        form={form}
        initialValues={initial}
        label={t(`form.title.${amends ? 'amend' : role}`)}
        check={checkValues}
        messageOf={message.of}
        onSend={() => send(valuesOf(form))}
        renderSubmit={() => (
          <Section title={t('form.agreementTitle')}>
            <Wide>
              <Agreement language={scope.language} />
              <div className={formStyles.end}>
                <Button onClick={onBack}>{t('steps.back')}</Button>
                <Button type="primary" htmlType="submit" disabled={!isReady || progress !== 'idle'}>
                  {labels[progress]}
                </Button>
                <p role="status">{progress === 'review' ? t('form.reviewingText') : ''}</p>
              </div>
            </Wide>
          </Section>
        )}
      >
        <WhoSection scope={scope} onParticipant={ask} />
        {role === 'exhibitor' ? <WhereSection scope={scope} /> : purpose}
        <ContactSection scope={scope} />
        {role === 'exhibitor' ? <PublicContactSection scope={scope} /> : null}
        {role === 'exhibitor' ? (
          <>
            {purpose}
            <Suspense fallback={<div className={`yz-skeleton ${formStyles.documents}`} />}>
              <DocumentsSection scope={scope} />
            </Suspense>
          </>
        ) : null}
        {onTyped ? <Typed form={form} onTyped={onTyped} /> : null}
      </WorkForm>
      {running.dialog}
      {switching ? (
        <ConfirmDialog
          title={t('confirm.switchTitle')}
          text={t('confirm.switchText')}
          yes={t('confirm.switchYes')}
          onYes={() => change(switching)}
          onClose={() => setSwitching(undefined)}
        />
      ) : null}
    </>
  )
}

/** Draws nothing: what is typed is not to draw the whole form again. */
function Typed({ form, onTyped }: Pick<Scope, 'form'> & Required<Pick<FormStepProps, 'onTyped'>>) {
  useTyped(form, onTyped)
  return null
}
