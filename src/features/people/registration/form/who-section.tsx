import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useTranslationService } from '../api'
import { ChipRadios } from '#src/common/work/form/chips.tsx'
import type { Participant } from '../model/form-values'
import { CardFields } from './card-fields'
import { TextField } from './controls'
import { IndustryField } from './industry-field'
import { NamePair } from './name-pair'
import { PlaceFields } from './place-fields'
import { type Scope, useValue } from './scope'
import { Section, Wide } from './section'
import { TranslateNames } from './translate-names'
import { ValidityFields } from './validity-fields'

interface WhoSectionProps {
  scope: Scope
  /** Asks first where something would be lost. */
  onParticipant: (participant: Participant) => void
}

/** Who registers. */
export function WhoSection({ scope, onParticipant }: WhoSectionProps) {
  const { t } = useTranslation('registration')
  const { role, isAmending } = scope
  const { data: translation } = useTranslationService()
  const participant = useValue(scope, 'participant')
  const isCompany = role === 'exhibitor' && participant === 'company'
  return (
    <Section title={t('form.who')} lead={t('form.whoLead')}>
      {role === 'exhibitor' ? (
        <Wide>
          <Form.Item label={t('form.participant')} extra={t('form.participantHint')} required>
            <ChipRadios
              aria-label={t('form.participant')}
              options={[
                { value: 'company', label: t('form.company'), disabled: isAmending && participant !== 'company' },
                {
                  value: 'individual',
                  label: t('form.individual'),
                  disabled: isAmending && participant !== 'individual',
                },
              ]}
              value={participant}
              onChange={({ target }) => onParticipant(target.value === 'company' ? 'company' : 'individual')}
            />
          </Form.Item>
        </Wide>
      ) : null}
      <PlaceFields scope={scope} />
      {isCompany ? (
        <>
          <NamePair
            scope={scope}
            name="company"
            label={t('form.companyName')}
            otherLabel={t('form.companyNameOther')}
            autoComplete="organization"
          />
          <TextField
            scope={scope}
            name="socialCredit"
            label={t('form.socialCredit')}
            hint={t('form.socialCreditHint')}
            required
            autoComplete="off"
            maxLength={18}
            spellCheck={false}
          />
          <ValidityFields scope={scope} />
        </>
      ) : null}
      <NamePair
        scope={scope}
        name="name"
        label={t(isCompany ? 'form.representative' : 'form.name')}
        otherLabel={t(isCompany ? 'form.representativeOther' : 'form.nameOther')}
        autoComplete="name"
      />
      <CardFields scope={scope} />
      {translation?.available ? (
        <Wide>
          <TranslateNames scope={scope} />
        </Wide>
      ) : null}
      <Wide>
        <IndustryField />
      </Wide>
    </Section>
  )
}
