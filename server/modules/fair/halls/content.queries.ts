import { asChoice } from '#contract/fair/content/rules.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { halls } from './halls.schema'
import { hallUses } from './uses'

/** Halls as the organizer edits them. */
export const hallContent = tieKind('hall', halls, {
  toRow: ({ colorType, overseas, name, introduction, coverUrl, templateName }) => ({
    name,
    introduction,
    coverUrl,
    templateName,
    colorType: Number(colorType),
    overseas: overseas === 'yes',
  }),
  toDocument: ({ name, introduction, coverUrl, colorType, templateName, overseas }) => ({
    name,
    introduction,
    coverUrl,
    colorType: asChoice(colorTypes, colorType),
    templateName: asChoice(templateNames, templateName),
    overseas: overseas ? 'yes' : 'no',
  }),
  countUses: (db, id) => hallUses.port.countOrderedBooths(db, id),
})
