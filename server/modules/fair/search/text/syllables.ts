/** All syllables of Mandarin in Hanyu Pinyin without tones, by initial; ü is written v. */
const byInitial = `
:a ai an ang ao e ei en eng er o ou
b:a ai an ang ao ei en eng i ian iao ie in ing o u
p:a ai an ang ao ei en eng i ian iao ie in ing o ou u
m:a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u
f:a an ang ei en eng o ou u
d:a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo
t:a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo
n:a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan un uo v ve
l:a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve
g:a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
k:a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
h:a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
j:i ia ian iang iao ie in ing iong iu u uan ue un
q:i ia ian iang iao ie in ing iong iu u uan ue un
x:i ia ian iang iao ie in ing iong iu u uan ue un
zh:a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo
ch:a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo
sh:a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo
r:an ang ao e en eng i ong ou u ua uan ui un uo
z:a ai an ang ao e ei en eng i ong ou u uan ui un uo
c:a ai an ang ao e en eng i ong ou u uan ui un uo
s:a ai an ang ao e en eng i ong ou u uan ui un uo
y:a an ang ao e i in ing o ong ou u uan ue un
w:a ai an ang ei en eng o u
`

export const SYLLABLES: ReadonlySet<string> = new Set(
  byInitial
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [initial = '', finals = ''] = line.split(':')
      return finals.split(' ').map((final) => initial + final)
    }),
)

const beginnings = new Set([...SYLLABLES].flatMap((one) => Array.from(one, (_, at) => one.slice(0, at + 1))))

/** Whether a syllable begins with the letters. */
export const beginsSyllable = (letters: string): boolean => beginnings.has(letters)

/** letters of the longest syllable (zhuang) */
export const SYLLABLE_MAX = 6
