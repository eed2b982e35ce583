export { synonymContent } from './content.queries'
export { addSynonyms, type WrittenSynonym } from './first-synonyms.queries'
