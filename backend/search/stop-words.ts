/** Words that say nothing about a product: those PostgreSQL does not index in English, but for 's', which is a size, those people wrap a wish in, and what says that a size comes. */
export const stopWords: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very can will
  just don should now
  need want wanted looking please find buy buying get show something anything good best cheap cheapest nice kind kinds
  sort thing things stuff use used using like would id im ill one ones per also
  size sizes sized number`.split(/\s+/),
);
