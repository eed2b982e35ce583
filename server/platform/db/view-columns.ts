import { getViewSelectedFields, type View } from 'drizzle-orm'

/** All columns of a view, for a selection that names the whole row beside others: Drizzle takes only a table as it is. */
export const columnsOf = <Of extends View>(view: Of): Of['_']['selectedFields'] => getViewSelectedFields(view)
