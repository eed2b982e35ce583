import { eq } from 'drizzle-orm'
import { asChoice } from '../../../contract/content/rules'
import { colorTypes, templateNames } from '../../../contract/halls/rules'
import type { Db } from '../../platform/db/database'
import { tieKind } from '../content'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { exhibits } from '../exhibits/exhibits.schema'
import { halls } from './halls.schema'

/** Rows that are no content and refer to it. */
const countUses = async (db: Db, id: number) =>
  (await db.$count(exhibits, eq(exhibits.hallId, id))) + (await db.$count(exhibitors, eq(exhibitors.hallId, id)))

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
  countUses,
})
