/* Mark's rules written by hand in C: what the compiled Python is measured against.
 *
 * It plays the same random games from the same seeds as `rejouons simulate mark`, so equal
 * tallies prove that the rules are the same. Clauses are those of RULES.en.md.
 *
 *   cc -O3 -march=native -o mark bench/mark.c && ./mark GAMES PLAYERS SEED
 *   prints: decisions, CPU seconds, then wins (in 1/840) and points of each seat
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PLAYERS = 4, MATERIALS = 5, COLUMNS = 4, ROWS = 5, CELLS = 5, STEPS = 10 };
enum { PIECES = 8, START_MONEY = 30, FREE_PER_ROW = 2, FEE = 5, STALL_CAP = 80, WHOLE_WIN = 840 };
enum { EMPTY = -1, NO_ROW = -1, NO_BID = -1, HAMMER = MATERIALS, STAR = MATERIALS, FACES = 6 };
enum { TAKE = 0, CONVERT = 20, SELL = 30, RETURN = 50, AUCTION = 58, PLACE = 63, BID = 67, ACTIONS = 298 };

typedef enum { START, ROLL, END, RETURNING, LOT, BIDDING, PLACING, ACT, OVER } Phase;

static const int PRICE[ROWS][CELLS] = {
    {3, 4, 5, 6, 7}, {3, 4, 6, 9, 13}, {4, 6, 9, 10, 11}, {3, 5, 8, 12, 17}, {3, 7, 12, 15, 18}};
static const int STEP_FROM[STEPS] = {0, 0, 1, 1, 1, 2, 2, 2, 3, 3};
static const int STEP_TO[STEPS] = {0, 1, 0, 1, 2, 1, 2, 3, 2, 3};

typedef struct { uint32_t lanes[4]; } Dice;
typedef struct { int money, bid; int8_t yard[COLUMNS], plant[COLUMNS]; } Player;
typedef struct {
    Player players[MAX_PLAYERS];
    int8_t bank[MATERIALS], sold[MATERIALS], row_of[MATERIALS];
    int num_players, phase, roller, hammer_die, star_die, allowed, actions_left;
    int lot, winner, full_rows, sales_this_turn, stall;
    Dice dice;
} State;

/* Chance: xoshiro128++, unbiased bounded draws */

static inline uint32_t rotate(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t next_bits(Dice *dice) {
    uint32_t *s = dice->lanes, bits = rotate(s[0] + s[3], 7) + s[0], shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 11);
    return bits;
}

static inline int draw(Dice *dice, uint32_t count) {
    uint64_t scaled = (uint64_t)next_bits(dice) * count;
    if ((uint32_t)scaled < count) {
        uint32_t surplus = -count % count;
        while ((uint32_t)scaled < surplus) scaled = (uint64_t)next_bits(dice) * count;
    }
    return (int)(scaled >> 32);
}

static uint32_t scramble(uint32_t word) {
    word = (word ^ word >> 16) * 0x21F0AAADu;
    word = (word ^ word >> 15) * 0xD35A2D97u;
    return word ^ word >> 15;
}

static void seed_dice(Dice *dice, uint64_t seed, uint64_t stream) {
    for (uint32_t lane = 0; lane < 4; lane++) {
        uint32_t word = scramble((uint32_t)seed ^ (lane + 1) * 0x9E3779B9u);
        word = scramble(word ^ (uint32_t)(seed >> 32));
        word = scramble(word ^ (uint32_t)stream);
        dice->lanes[lane] = scramble(word ^ (uint32_t)(stream >> 32));
    }
    dice->lanes[3] |= 1;
}

/* What the rules ask */

static inline int pieces_in(const int8_t *spaces) {
    int count = 0;
    for (int c = 0; c < COLUMNS; c++) count += spaces[c] != EMPTY;
    return count;
}

static inline int is_overfull(const int8_t *spaces) { return pieces_in(spaces) > FREE_PER_ROW; }
static inline int is_finished(const State *s, int m) { return s->sold[m] == CELLS; }
static inline int is_lot(const State *s, int m) { return s->bank[m] > 0 && !is_finished(s, m); }
static inline int is_allowed(const State *s, int m) { return s->allowed >> m & 1; }

static inline int is_row_open(const State *s, int material, int row) {
    if (s->row_of[material] != NO_ROW) return s->row_of[material] == row;
    for (int m = 0; m < MATERIALS; m++)
        if (s->row_of[m] == row) return 0;
    return 1;
}

static int can_use(const State *s, const Player *p, int m) {
    for (int c = 0; c < COLUMNS; c++)
        if (p->plant[c] == m || (p->yard[c] == EMPTY && s->bank[m] > 0)) return 1;
    for (int i = 0; i < STEPS; i++)
        if (p->yard[STEP_FROM[i]] == m && p->plant[STEP_TO[i]] == EMPTY) return 1;
    return 0;
}

static int can_act(const State *s) {
    for (int m = 0; m < MATERIALS; m++)
        if (is_allowed(s, m) && can_use(s, &s->players[s->roller], m)) return 1;
    return 0;
}

/* A turn */

static void begin_turn(State *s) {
    s->phase = START;
    s->sales_this_turn = 0;
}

static void pay_storage(State *s) { /* MK-50..53 */
    Player *p = &s->players[s->roller];
    int fee = FEE * (is_overfull(p->yard) + is_overfull(p->plant));
    if (fee > p->money) {
        s->phase = RETURNING;
    } else {
        p->money -= fee;
        s->phase = ROLL;
    }
}

static void open_auction(State *s, int material) {
    s->lot = material;
    s->phase = BIDDING;
    for (int seat = 0; seat < s->num_players; seat++) s->players[seat].bid = NO_BID;
}

static void call_auction(State *s) { /* MK-34..37 */
    if (s->star_die != STAR) {
        if (is_lot(s, s->star_die)) open_auction(s, s->star_die);
        return;
    }
    int lots = 0, last = 0;
    for (int m = 0; m < MATERIALS; m++)
        if (is_lot(s, m)) lots++, last = m;
    if (lots == 1) open_auction(s, last);
    if (lots > 1) s->phase = LOT;
}

static void roll(State *s) { /* MK-11..14, MK-30..33, MK-62, MK-63 */
    s->hammer_die = draw(&s->dice, FACES);
    s->star_die = draw(&s->dice, FACES);
    if (s->hammer_die == HAMMER) {
        call_auction(s);
        return;
    }
    s->allowed = 0;
    for (int m = 0; m < MATERIALS; m++)
        if ((m == s->hammer_die || m == s->star_die || s->star_die == STAR) && !is_finished(s, m))
            s->allowed |= 1 << m;
    s->phase = s->allowed && can_act(s) ? ACT : END;
    s->actions_left = s->hammer_die == s->star_die ? 2 : 1;
}

static void end_turn(State *s) { /* MK-09, MK-15, MK-74 */
    s->stall = s->sales_this_turn ? 0 : s->stall + 1;
    if (s->stall == STALL_CAP) {
        s->phase = OVER;
    } else {
        s->roller = (s->roller + 1) % s->num_players;
        begin_turn(s);
    }
}

static void play_on(State *s) {
    while (s->phase <= END) {
        if (s->phase == START) pay_storage(s);
        else if (s->phase == ROLL) roll(s);
        else end_turn(s);
    }
}

static void setup(State *s, int num_players, uint64_t seed, uint64_t stream) {
    memset(s, 0, sizeof *s);
    seed_dice(&s->dice, seed, stream);
    s->num_players = num_players;
    memset(s->bank, PIECES, sizeof s->bank);
    memset(s->row_of, NO_ROW, sizeof s->row_of);
    for (int seat = 0; seat < num_players; seat++) {
        Player *p = &s->players[seat];
        p->money = START_MONEY;
        memset(p->yard, EMPTY, sizeof p->yard);
        memset(p->plant, EMPTY, sizeof p->plant);
    }
    s->roller = draw(&s->dice, (uint32_t)num_players);
    begin_turn(s);
    play_on(s);
}

/* Actions */

static int to_act(const State *s) {
    if (s->phase == OVER) return 0;
    if (s->phase == PLACING) return 1 << s->winner;
    if (s->phase != BIDDING) return 1 << s->roller;
    int seats = 0;
    for (int seat = 0; seat < s->num_players; seat++)
        if (s->players[seat].bid == NO_BID) seats |= 1 << seat;
    return seats;
}

static int list_actions(const State *s, const Player *p, int16_t *out) {
    int n = 0;
    for (int m = 0; m < MATERIALS; m++) {
        if (!is_allowed(s, m)) continue;
        if (s->bank[m] > 0)
            for (int c = 0; c < COLUMNS; c++)
                if (p->yard[c] == EMPTY) out[n++] = (int16_t)(TAKE + m * COLUMNS + c);
        for (int i = 0; i < STEPS; i++)
            if (p->yard[STEP_FROM[i]] == m && p->plant[STEP_TO[i]] == EMPTY) out[n++] = (int16_t)(CONVERT + i);
        for (int c = 0; c < COLUMNS; c++)
            if (p->plant[c] == m)
                for (int row = 0; row < ROWS; row++)
                    if (is_row_open(s, m, row)) out[n++] = (int16_t)(SELL + c * ROWS + row);
    }
    return n;
}

static int legal(const State *s, int seat, int16_t *out) {
    const Player *p = &s->players[seat];
    int n = 0;
    switch (s->phase) {
    case ACT:
        return list_actions(s, p, out);
    case BIDDING:
        for (; n <= p->money; n++) out[n] = (int16_t)(BID + n);
        return n;
    case PLACING:
        for (int c = 0; c < COLUMNS; c++)
            if (p->yard[c] == EMPTY) out[n++] = (int16_t)(PLACE + c);
        return n;
    case LOT:
        for (int m = 0; m < MATERIALS; m++)
            if (is_lot(s, m)) out[n++] = (int16_t)(AUCTION + m);
        return n;
    default:
        for (int c = 0; c < COLUMNS && is_overfull(p->yard); c++)
            if (p->yard[c] != EMPTY) out[n++] = (int16_t)(RETURN + c);
        for (int c = 0; c < COLUMNS && is_overfull(p->plant); c++)
            if (p->plant[c] != EMPTY) out[n++] = (int16_t)(RETURN + COLUMNS + c);
        return n;
    }
}

static void place(State *s, int seat, int column) {
    s->players[seat].yard[column] = (int8_t)s->lot;
    s->bank[s->lot]--;
    s->phase = ROLL;
}

static void settle_auction(State *s) { /* MK-42..46 */
    int winner = s->roller;
    for (int turn = 1; turn < s->num_players; turn++) {
        int seat = (s->roller + turn) % s->num_players;
        if (s->players[seat].bid > s->players[winner].bid) winner = seat;
    }
    Player *p = &s->players[winner];
    p->money -= p->bid;
    s->phase = ROLL;
    int spaces = COLUMNS - pieces_in(p->yard);
    if (p->bid == 0 || spaces == 0) return;
    if (spaces == 1) {
        int column = 0;
        while (p->yard[column] != EMPTY) column++;
        place(s, winner, column);
    } else {
        s->winner = winner;
        s->phase = PLACING;
    }
}

static void finish_action(State *s, int material) { /* MK-30, MK-31, MK-66 */
    s->actions_left--;
    if (s->phase == OVER) return;
    if (s->actions_left == 0 || is_finished(s, material) || !can_act(s)) s->phase = END;
}

static void finish_material(State *s, int material) { /* MK-60, MK-61, MK-70 */
    for (int seat = 0; seat < s->num_players; seat++) {
        Player *p = &s->players[seat];
        for (int c = 0; c < COLUMNS; c++) {
            if (p->yard[c] == material) p->yard[c] = EMPTY;
            if (p->plant[c] == material) p->plant[c] = EMPTY;
        }
    }
    s->bank[material] = 0;
    if (++s->full_rows == ROWS) s->phase = OVER;
}

static void sell(State *s, Player *p, int column, int row) { /* MK-23..25 */
    int material = p->plant[column];
    p->plant[column] = EMPTY;
    s->row_of[material] = (int8_t)row;
    p->money += PRICE[row][s->sold[material]++];
    s->sales_this_turn++;
    if (is_finished(s, material)) finish_material(s, material);
    finish_action(s, material);
}

static void apply(State *s, int seat, int action) {
    Player *p = &s->players[seat];
    if (action < CONVERT) {
        int material = action / COLUMNS;
        s->bank[material]--;
        p->yard[action % COLUMNS] = (int8_t)material;
        finish_action(s, material);
    } else if (action < SELL) {
        int step = action - CONVERT, material = p->yard[STEP_FROM[step]];
        p->yard[STEP_FROM[step]] = EMPTY;
        p->plant[STEP_TO[step]] = (int8_t)material;
        finish_action(s, material);
    } else if (action < RETURN) {
        sell(s, p, (action - SELL) / ROWS, (action - SELL) % ROWS);
    } else if (action < AUCTION) {
        int8_t *spaces = action < RETURN + COLUMNS ? p->yard : p->plant;
        int column = (action - RETURN) % COLUMNS;
        s->bank[spaces[column]]++;
        spaces[column] = EMPTY;
        if (!is_overfull(p->yard) && !is_overfull(p->plant)) s->phase = ROLL;
    } else if (action < PLACE) {
        open_auction(s, action - AUCTION);
    } else if (action < BID) {
        place(s, seat, action - PLACE);
    } else {
        p->bid = action - BID;
        if (to_act(s) == 0) settle_auction(s);
    }
    play_on(s);
}

/* Random play */

static long play_out(State *s, Dice *dice) {
    int16_t out[ACTIONS];
    long decisions = 0;
    for (int waiting = to_act(s); waiting; waiting = to_act(s)) {
        int seat = __builtin_ctz((unsigned)waiting);
        int count = legal(s, seat, out);
        apply(s, seat, out[draw(dice, (uint32_t)count)]);
        decisions++;
    }
    return decisions;
}

static void count_results(const State *s, long *wins, long *points) {
    int best = 0, winners = 0;
    for (int seat = 0; seat < s->num_players; seat++) {
        points[seat] += s->players[seat].money;
        if (s->players[seat].money > best) best = s->players[seat].money;
    }
    for (int seat = 0; seat < s->num_players; seat++) winners += s->players[seat].money == best;
    for (int seat = 0; seat < s->num_players; seat++)
        if (s->players[seat].money == best) wins[seat] += WHOLE_WIN / winners;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: mark GAMES PLAYERS SEED\n"), 2;
    long games = atol(argv[1]), decisions = 0, wins[MAX_PLAYERS] = {0}, points[MAX_PLAYERS] = {0};
    int num_players = atoi(argv[2]);
    uint64_t seed = strtoull(argv[3], NULL, 10);
    clock_t start = clock();
    for (long game = 0; game < games; game++) {
        State state;
        Dice dice;
        setup(&state, num_players, seed, (uint64_t)(2 * game));
        seed_dice(&dice, seed, (uint64_t)(2 * game + 1));
        decisions += play_out(&state, &dice);
        count_results(&state, wins, points);
    }
    printf("%ld %.6f", decisions, (double)(clock() - start) / CLOCKS_PER_SEC);
    for (int seat = 0; seat < num_players; seat++) printf(" %ld", wins[seat]);
    for (int seat = 0; seat < num_players; seat++) printf(" %ld", points[seat]);
    printf("\n");
    return 0;
}
