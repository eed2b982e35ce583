import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '../../../common/i18n/language'
import { useHalls } from '../api'
import { Agreement } from '../form/agreement'
import { ContactSection } from '../form/contact-section'
import { DocumentsSection } from '../form/documents-section'
import { useChosenPlaces } from '../form/place-fields'
import { PublicContactSection } from '../form/public-contact-section'
import { PurposeSection } from '../form/purpose-section'
import type { Scope } from '../form/scope'
import { Section, Wide } from '../form/section'
import { useChecks } from '../form/use-checks'
import { type RegistrationForm, useRegistrationForm } from '../form/use-registration-form'
import { useRunning } from '../form/use-running'
import { useSubmit } from '../form/use-submit'
import { WhereSection } from '../form/where-section'
import { WhoSection } from '../form/who-section'
import { placeNames } from '../model/bilingual'
import { emptyValues, type FormValues, isTouched, type Participant, type Role } from '../model/form-values'
import { ConfirmDialog } from './confirm-dialog'
import { StepHead } from './step-head'
import formStyles from '../form/form.module.css'

export interface FormStepProps {
  role: Role
  initial: FormValues
  clientKey: string
  preExhibitorId: number | undefined
  takesFocus: boolean
  /** The key of the query that asked for changes. */
  amends?: string
  onTyped?: (values: FormValues) => void
  onBack: () => void
  onDone: () => void
}

/** The form of a role: one long page, sent once (spec: access §2.3, §5). */
export function FormStep({ role, initial, amends, takesFocus, onTyped, onBack, onDone, ...keys }: FormStepProps) {
  const { t } = useTranslation('registration')
  const element = useRef<HTMLFormElement>(null)
  const halls = useHalls()
  const running = useRunning()
  const context = { role, halls: halls.data, amended: amends ? initial : undefined }
  const form = useRegistrationForm(initial, context)
  const check = useChecks({ form, running, context, initial: amends ? initial : undefined })
  const scope: Scope = { form, role, language: getLanguage(), running, check, isAmending: amends !== undefined }
  const places = useChosenPlaces(scope)
  const [switching, setSwitching] = useState<Participant>()

  const { submit, progress } = useSubmit({
    scope,
    element,
    kept: amends ? initial.exhibitsPicture.map(({ id }) => id) : [],
    sendingOf: (values) => ({
      language: getLanguage(),
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

  useTyped(form, onTyped)

  const change = (participant: Participant) => {
    form.reset({ ...emptyValues, participant })
    setSwitching(undefined)
    onTyped?.({ ...emptyValues, participant })
  }
  const ask = (participant: Participant) =>
    isTouched(form.getValues()) ? setSwitching(participant) : change(participant)
  const arePlacesKnown = !places.isMainland || (places.areas.data && (places.stateCode === '' || places.cities.data))
  const isReady =
    arePlacesKnown && places.countries.data !== undefined && (role === 'buyer' || halls.data !== undefined)
  const said = {
    idle: t(amends ? 'form.submitAmended' : 'form.submit'),
    review: t('form.reviewing'),
    sending: t('form.sending'),
  }
  return (
    <>
      <StepHead title={t(`form.title.${amends ? 'amend' : role}`)} lead={t('form.lead')} takesFocus={takesFocus} />
      <form ref={element} className={formStyles.form} noValidate onSubmit={submit}>
        <WhoSection scope={scope} onParticipant={ask} />
        {role === 'exhibitor' ? <WhereSection scope={scope} /> : <PurposeSection scope={scope} />}
        <ContactSection scope={scope} />
        {role === 'exhibitor' ? <PublicContactSection scope={scope} /> : null}
        {role === 'exhibitor' ? <DocumentsSection scope={scope} /> : null}
        <Section title={t('form.agreementTitle')}>
          <Wide>
            <Agreement scope={scope} />
            <div className={formStyles.end}>
              <button type="button" className="yz-button" data-kind="quiet" onClick={onBack}>
                {t('steps.back')}
              </button>
              <button type="submit" className="yz-button" disabled={!isReady || progress !== 'idle'}>
                {said[progress]}
              </button>
              <p role="status">{progress === 'review' ? t('form.reviewingText') : ''}</p>
            </div>
          </Wide>
        </Section>
      </form>
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

/** Hands on what was typed, through one subscription: a second one would miss what changes while it is renewed. */
function useTyped({ watch, getValues }: RegistrationForm, onTyped?: (values: FormValues) => void): void {
  const latest = useRef(onTyped)
  useEffect(() => {
    latest.current = onTyped
  })
  useEffect(() => {
    const { unsubscribe } = watch(() => latest.current?.(getValues()))
    return unsubscribe
  }, [watch, getValues])
}
