/**
 * Everyday words, not of this trade, that lie a slip away from one of its words. Whoever types one means it: 'wood' is not
 * 'wool', and finding nothing is a better answer than finding something else.
 */
export const everydayWords: ReadonlySet<string> = new Set(
  `absurd acid angel ankle ants appeared apple appointed army articles artist arts assistant attention auction babe bake bald
  ball bang barber bare barely bark basis bass bats battle beach beans beard beast beat beating beats beef beer bees belly bend
  bent beside bets better bike bird bits bitter blame blank blankets blessing blind block blocking blog blond blonde bloom blow
  blown boat boil bolt bomb bonds book boom booth booty bore bored boring borrow bout bracelet brain brand breach bread
  breakdown brick bridge broom brought bulb bull bully bumped bunch burger burnt bury bush bust butler butter cable cafe cage
  cake calling calm camp campaign cancel candle cans career careers carriage carrier carrot cars cash cats cause causes cave
  cease celebrate certain chain chains champion chance chances chap charged charges charity charm chase chat cheating checkout
  cheek chess chick chickens chicks chili choir chose classy clock closer closest closet clown coach coal coin collar colleague
  compare compared confirm connect constant content contract contracts contrary cook corn cough could counter country course
  courts crab cracking create creating creep creepy cries crisis critical crowd crush crying curse cursed curtain cute dame
  dance dare dash deaf deal dear deck dedicated deed deer defeated defend denial depressed detention developed dice director
  directors disk doll drawn dreaming drive driven drives drug dull dying earn earrings ease economy education eighth election
  employer engine entire event evolution explode fact fade fair fake fall fame fare farm farmer fast fate feed feel fell fellow
  fellows felt fighters fighting file files fish fist flag flame flames flash fleet flesh flew flick flight float floating
  flood flour flower folk folks fond fool fooled forced forces forest forever fork formal former foul freaking frog fuel fully
  function fund game gift girl given globe goat golf grab grape grass grave graves greet grew groups grown guessing hairy handy
  hang hanged hangs harder harm hated hear heard hearing hears heart heavenly heir held hell hello herd hike hill hits hitting
  holler hood hope hopes horse hose host hotel hunting instinct insult insulted insulting intended intention interior internal
  internet invented invention jesus king kneel knew knocking knows lack laid lake lamb lame landed laser later latest lawyer
  lawyers leaf lean leap learning lease leash lego lend less liable lick lied lies life lighten lightning liked likes link
  lipstick list live lived liver lives living loan location lone longer look looks lose loser losers loss lost lots loud lounge
  love lovely lover lovers loving luck lung lust mail make making male marching marker marrying match mate matter mayor meal
  meat medal melt mental mess message messages messed milk mind mine mint model mole moment monster monsters month moon mouse
  movie movies mutual naval noisy none noodles noon note obsession opposite order oven pace paid pain pains paint painted
  painting palace pale pals panicked pants parade park parked parking parties party past pasta patience pays peace peek pepper
  performed perimeter phrase pickup pier pigs pile pine plan plane plant play player pleasure poem poet poke police polite pool
  porch pork pose post poster potion pounding power prayer premises preparing presented pressing prey price prices prince
  printer problems proceed products project projects proper properly prophecy protest prove proved proves published pudding
  pump punished punk purse quicker quit quite quitting race racing rage raid rain rains rake rank reaching reaction reader real
  realised rear recent reception recovery regarding rejected remote resent reserve resort respected respond returning revealed
  riding rise river road robbery rocket rode role roof root rope rose ruin ruled rules rush sail sailing sale sales salute sand
  save says scar scare scares scaring scientist score scout screaming season seed seek seeking seem seen sell selling sells
  senior sensible sent separated serves settle shack shade shake shaking shall shame share shared shares shark sharks sheep
  shift shifts ship shipping ships shirt shirts shook shoot shooting shop shopping shot shots shoulder shoulders shout shouting
  shove shown sick sickness sign simply singing sings sink sins sire site situation skill skinny slam slap slave sleepy slice
  slick slightly slot slower slowly smarter smell smells snake snap sneaking snow sofa soil solar sold soldiers solo solve sore
  soul soup spade spark speaking special spell spelling spend spending spice spill spine spit sport spying stack stadium stairs
  stake stalking stall stamp stare staring stars starve state station status steak steal stealing steer stereo stew stink
  stinking stinks stock stole stone stood stopped stopping stories storm story stove strange stray stream stressed strike
  strikes string strings stuck studio suing suits supper supposed survival swear sweat sweating sweep sweet swell swim swimming
  switch swore system tail tale tales talk talking talks taller tank tanks tasted tastes taught taxes team teams technical tend
  tent think though thought threat threaten throw thrown throws tick tide tiger till tire tires toes torn tortured tossed tower
  track tracking train trap treasure treating treats tree trick tries trips trophy trying tune type types typical tyre unlike
  unstable vacation valuable vase violation violent visitors waiter waking wanting ward warp wars wasted wasting watch wave
  went widow wife wine wise wish wished wishes witch wives women wood word wore worker worm worn worrying writer year`.split(
    /\s+/,
  ),
);
