/** The eight symbols of Ordet fanger, 100 x 100. */
export const symbols = {
  circle: '<circle cx="50" cy="50" r="34" fill="none" stroke="currentColor" stroke-width="19"/>',
  diamond: '<path fill="currentColor" d="M50 3L88 50L50 97L12 50Z"/>',
  triangle: '<path fill="none" stroke="currentColor" stroke-width="16" stroke-linejoin="miter" d="M50 20L86 82H14Z"/>',
  star: '<path fill="currentColor" d="M50 3L61.8 37.5L98 38.2L69 60L80 95L50 74L20 95L31 60L2 38.2L38.2 37.5Z"/>',
  cross: '<path fill="currentColor" d="M35 6H65V35H94V65H65V94H35V65H6V35H35Z"/>',
  moon: '<path fill="currentColor" d="M66 4Q20 12 20 51Q22 90 68 96Q82 96 92 88Q56 84 52 50Q54 18 84 10Q76 4 66 4Z"/>',
  waves:
    '<path fill="none" stroke="currentColor" stroke-width="13" d="M4 24Q19 8 35 24T66 24T96 24M4 52Q19 36 35 52T66 52T96 52M4 80Q19 64 35 80T66 80T96 80"/>',
  grid: '<path fill="currentColor" d="M24 4H39V24H61V4H76V24H96V39H76V61H96V76H76V96H61V76H39V96H24V76H4V61H24V39H4V24H24ZM39 39V61H61V39Z" fill-rule="evenodd"/>',
};

export type SymbolId = keyof typeof symbols;
